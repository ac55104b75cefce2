import sharp from 'sharp';

/** A photograph of 2000 × 1000 pixels, taken with the camera on its side, and the place where that was. */
export const photograph = async (name = 'table.jpg'): Promise<File> => {
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#446655' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'Ada Roy' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
};
