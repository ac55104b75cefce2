import sharp from 'sharp';
import type { PictureModel } from '@shop/world/pictures';
import { heightFor, packshot } from './packshot.ts';
import { recolour } from './render/recolour.ts';
import { roomShot } from './room-shot.ts';

/** Writes one PNG with every shape and angle of the models, each in another of its colours, to look at. */
export const contactSheet = async (
  models: readonly PictureModel[],
  angles: readonly string[] | undefined,
  width: number,
  file: string,
): Promise<void> => {
  const columns = 8;
  const height = heightFor(width);
  const shots = models.flatMap((m) =>
    m.shapes.flatMap((shape) =>
      m.angles.filter((angle) => !angles || angles.includes(angle)).map((angle) => ({ m, shape, angle })),
    ),
  );
  const tiles = shots.map(({ m, shape, angle }, index) => {
    const rgb = recolour(
      angle === 'room' ? roomShot(m.name, shape, width) : packshot(m.name, shape, angle, width),
      m.colours[index % 4] ?? m.colours[0],
    );
    return {
      input: Buffer.from(rgb.buffer),
      raw: { width, height, channels: 3 as const },
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    };
  });
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(shots.length / columns) * height,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
};
