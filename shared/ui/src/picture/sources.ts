/** The AVIF widths, and the one file for browsers without AVIF. */
export interface PictureSources {
  avif: string | undefined;
  fallback: string;
}

const OWN = /^(.*)-(640|1200)\.avif$/;
const WIDTHS: Readonly<Record<string, readonly number[]>> = { '640': [320, 640, 1200], '1200': [640, 1200, 1600] };

/**
 * The files behind a picture of ours: `x-640.avif` also exists at 320 and 1200, a scene `x-1200.avif` at 640 and 1600,
 * each with a WebP of the named width. Any other address is offered as it is. For `<link rel="preload">` too.
 */
export const pictureSources = (src: string): PictureSources => {
  const [, stem, width = ''] = OWN.exec(src) ?? [];
  const widths = WIDTHS[width];
  if (stem === undefined || !widths) return { avif: undefined, fallback: src };
  return {
    avif: widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '),
    fallback: `${stem}-${width}.webp`,
  };
};
