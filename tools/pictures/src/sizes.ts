/** The files of one picture: AVIF at several widths in pixels and one WebP for browsers without AVIF. */
export interface Sizes {
  avif: readonly number[];
  webp: number;
  /** Of the AVIF files, from 0 to 100. */
  quality: number;
}

/** Widths in pixels of the files of each product picture. */
export const productSizes: Sizes = { avif: [320, 640, 1200], webp: 640, quality: 50 };
/** The same of those that stand after the two that lists show: a lower quality takes no detail from what is enlarged. */
export const laterSizes: Sizes = { ...productSizes, quality: 44 };
/** Widths in pixels of the files of each scene. */
export const sceneSizes: Sizes = { avif: [640, 1200, 1600], webp: 1200, quality: 50 };
/** Widths in pixels at which pictures are rendered; larger files are enlarged from it. */
export const RENDER_WIDTH = 720;
export const SCENE_WIDTH = 1280;
/** Of a thing in its room: less, because a room is shaded to its edges. */
export const ROOM_WIDTH = 480;

/** Names of the files of a picture. */
export const fileNames = (id: string, { avif, webp }: Sizes): string[] => [
  ...avif.map((width) => `${id}-${width}.avif`),
  `${id}-${webp}.webp`,
];
