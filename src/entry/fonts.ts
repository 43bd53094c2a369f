/**
 * `topsyturvy/fonts`: the shipped fonts, font files, and which characters turned around read as which.
 * @module topsyturvy/fonts
 */
export { fontCatalog, type FontKind, type ShippedFont } from '../glyphs/catalog.js';
export { loadFont, type Font, type Glyph } from '../glyphs/font.js';
export { turnMap, type TurnEntry, type TurnMap, type TurnMapOptions } from '../glyphs/turn-map.js';
