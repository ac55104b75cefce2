// A line for each file of this folder: `pnpm indexes` writes them.
export * from './blog.ts';
export type * from './browse.ts';
export type * from './catalogue.ts';
export type * from './contents.ts';
export type * from './delivery-services.ts';
export type * from './delivery-slots.ts';
export type * from './orders.ts';
export type * from './people.ts';
export type * from './site.ts';
export * from './standing.ts';
export type * from './text.ts';
