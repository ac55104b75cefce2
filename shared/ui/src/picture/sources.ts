/** The AVIF widths, and the one file for browsers without AVIF. */
export interface PictureSources {
  avif: string | undefined;
  fallback: string;
}

const OWN = /^(.*)-(640|1200)\.avif$/;
const WIDTHS: Readonly<Record<string, readonly number[]>> = { '640': [320, 640, 1200], '1200': [640, 1200, 1600] };

/** Pixels of the screen for one of the page, on the finest screens. */
const FINEST = 4;

/** The widths that a picture of so many pixels of the page can need; any of them, where its size depends on the window. */
const neededOf = (widths: readonly number[], sizes: string): readonly number[] => {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? [];
  return pixels === undefined ? widths : widths.filter((_, at) => (widths[at - 1] ?? 0) < FINEST * Number(pixels));
};

/**
 * The files behind a picture of ours: `x-640.avif` also exists at 320 and 1200, a scene `x-1200.avif` at 640 and 1600,
 * each with a WebP of the named width. Any other address is offered as it is. For `<link rel="preload">` too.
 *
 * @param sizes as in `<img sizes>`
 */
export const pictureSources = (src: string, sizes = ''): PictureSources => {
  const [, stem, width = ''] = OWN.exec(src) ?? [];
  const widths = WIDTHS[width];
  if (stem === undefined || !widths) return { avif: undefined, fallback: src };
  return {
    avif: neededOf(widths, sizes)
      .map((each) => `${stem}-${each}.avif ${each}w`)
      .join(', '),
    fallback: `${stem}-${width}.webp`,
  };
};
