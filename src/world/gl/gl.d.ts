/** The optional package gl: declared here, because its own types are there only where it is installed. */
declare module 'gl' {
  const createContext: import('./packages.js').CreateContext;
  export default createContext;
}
