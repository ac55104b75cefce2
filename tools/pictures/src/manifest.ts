import { readFile, writeFile } from 'node:fs/promises';
import type { ColourSlug, PictureAngle, PictureShape } from '@shop/world/pictures';
import type { SceneName } from './scene-names.ts';
import { pictureId, pictureModels } from '@shop/world/pictures';
import { sceneNames } from './scene-names.ts';

/** One line of `assets/pictures.json`. Width and height are those of the largest file, in pixels. */
export interface PictureEntry {
  id: string;
  model: string;
  shape: PictureShape;
  angle: PictureAngle;
  colour: ColourSlug;
  /** Mean colour of the picture as hex, shown until it has loaded. */
  placeholder: string;
  width: number;
  height: number;
}

/** One line of `assets/scenes.json`. */
export type SceneEntry = Pick<PictureEntry, 'placeholder' | 'width' | 'height'> & { id: SceneName };

/** The ids of all product pictures, in the order of the manifest. */
export const pictureIds = (): string[] =>
  pictureModels.flatMap((m) =>
    m.shapes.flatMap((s) => m.angles.flatMap((angle) => m.colours.map((c) => pictureId(m.name, s, angle, c)))),
  );

const readList = async <T>(file: string): Promise<T[]> => {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  // The file is the generator's own output.
  return JSON.parse(text) as T[];
};

const merged = async <T extends { id: string }>(file: string, made: readonly T[], order: readonly string[]) => {
  const known = new Map([...(await readList<T>(file)), ...made].map((entry) => [entry.id, entry]));
  const lines = order.flatMap((id) => known.get(id) ?? []).map((entry) => JSON.stringify(entry));
  await writeFile(file, `[\n${lines.join(',\n')}\n]\n`);
};

/** Adds the made pictures to the manifest, keeping its order and dropping pictures that are no longer declared. */
export const recordPictures = (file: string, made: readonly PictureEntry[]): Promise<void> =>
  merged(file, made, pictureIds());

/** The same for scenes. */
export const recordScenes = (file: string, made: readonly SceneEntry[]): Promise<void> =>
  merged(file, made, sceneNames);
