/** The Python of tests, benchmarks and scripts. */
export const python: string;
