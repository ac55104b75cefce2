import type * as server from './server.ts';

/** Crawlers read a document's data as the server wrote it: a browser has no use for it, and does not load it. */
const nothing = () => ({}) as never;

export const breadcrumbList: typeof server.breadcrumbList = nothing;
export const itemList: typeof server.itemList = nothing;
export const linkList: typeof server.linkList = nothing;
export const organisation: typeof server.organisation = nothing;
export const productJsonLd: typeof server.productJsonLd = nothing;
export const videoObject: typeof server.videoObject = nothing;
export const website: typeof server.website = nothing;
