/** The path under which the shop's pages ask this server for pictures of Medusa's. */
export const picturesPath = '/media/medusa';

/** Addresses of pictures as pages may use them: a path of the shop for those of `origin`, nothing for others. */
export const picturePaths =
  (origin: string) =>
  (url: string | null | undefined): string | null => {
    if (!url || !URL.canParse(url)) return null;
    const { origin: from, pathname } = new URL(url);
    return from === origin ? picturesPath + pathname : null;
  };
export type PicturePath = ReturnType<typeof picturePaths>;
