/** `topsyturvy/content`: the 3D models that questions are about, and how to define one of your own. */
export { catalog, buildModel } from '../content/models/index.js';
export { defineModel, type CatalogModel } from '../content/models/define.js';
