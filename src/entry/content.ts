/** `topsyturvy/content`: the 3D models that questions are about, and how to define one of your own. */
export { catalog, buildModel } from '../world/catalog/index.js';
export { defineModel, type CatalogModel } from '../world/catalog/define.js';
