/** What tar-stream reads a header with; its own types leave it out. */
declare module 'tar-stream/headers.js' {
  const headers: {
    /**
     * @param block 512 bytes
     * @returns null for a block of zeros, which ends the file
     * @throws Error for what is no header
     */
    decode(block: Uint8Array): { name: string; type: string; size: number } | null;
  };
  export default headers;
}
