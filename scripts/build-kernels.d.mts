export function kernelNames(): string[];
export function kernelModule(name: string): string;
export function expectedSha256(name: string): string;
export function sha256(bytes: Uint8Array): string;
export function compileKernel(name: string): Promise<Uint8Array>;
export function buildKernels(options?: {
  readonly all?: boolean;
  readonly renew?: boolean;
}): Promise<string[]>;
