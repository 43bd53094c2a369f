/** The page's script: `client/main.ts` and what it imports, bundled when the library is built (scripts/client-scripts.mjs). */
declare module '*/client.bundle.js' {
  const script: string;
  export default script;
}
