export function checkSite(site: string): number;
export function checkMarkdown(root: string): number;
