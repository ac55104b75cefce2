// Every link of the shop is built here; each function answers a path of this site, encoded, with its query. Others know them
// as `paths`; separate exports, so that a package has only those that it uses.
// A line for each file of this folder: `pnpm indexes` writes them.
export * from './alerts.ts';
export * from './blog.ts';
export * from './compare.ts';
export * from './lists.ts';
export * from './offline.ts';
export * from './shop.ts';
export * from './swatches.ts';
export * from './wheel.ts';
export * from './will-it-fit.ts';
