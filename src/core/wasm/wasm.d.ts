/** A compiled kernel, in base64: the build and vitest put the file's bytes in place of the import. */
declare module '*.wasm' {
  const base64: string;
  export default base64;
}
