/** Red, green, blue and alpha, 0 to 255, of a colour '#rrggbb' or '#rrggbbaa'. */
export function rgba(hex: string): [red: number, green: number, blue: number, alpha: number] {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), hex.length > 7 ? part(7) : 255];
}
