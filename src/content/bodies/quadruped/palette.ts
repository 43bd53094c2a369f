/** Colors by what they are for: `main` always; `second`, `pale`, `dark`, `foot`, `tuft`, `mane`, `nose`, … as the species needs. */
export type Palette = { readonly main: string; readonly [use: string]: string };
