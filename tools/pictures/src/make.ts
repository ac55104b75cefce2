/**
 * Makes the pictures of the shop's world.
 *
 *   node tools/pictures/src/make.ts [--only sofa,scene-living] [--shapes c] [--angles room] [--width 900] [--sheet out.png]
 *
 * `--sheet` writes one contact sheet of the chosen models instead of the files.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encode } from './encode.ts';
import { recordPictures, recordScenes } from './manifest.ts';
import type { PictureModel } from '@shop/world/pictures';
import type { SceneName } from './scene-names.ts';
import { pictureId, pictureModels } from '@shop/world/pictures';
import { sceneNames } from './scene-names.ts';
import { heightFor, packshot } from './packshot.ts';
import { recolour } from './render/recolour.ts';
import { roomShot } from './room-shot.ts';
import { renderScene } from './scene.ts';
import { contactSheet } from './sheet.ts';
import { laterSizes, productSizes, RENDER_WIDTH, ROOM_WIDTH, SCENE_WIDTH, sceneSizes } from './sizes.ts';

const assets = fileURLToPath(new URL('../../../world/assets/', import.meta.url));
const folder = `${assets}pictures`;

/** Of each model; all of them when not given. */
interface Chosen {
  shapes: readonly string[] | undefined;
  angles: readonly string[] | undefined;
}

const makeModel = async (model: PictureModel, width: number, { shapes, angles }: Chosen): Promise<void> => {
  for (const shape of model.shapes.filter((each) => !shapes || shapes.includes(each))) {
    for (const angle of model.angles.filter((each) => !angles || angles.includes(each))) {
      const buffers =
        angle === 'room'
          ? roomShot(model.name, shape, Math.min(width, ROOM_WIDTH))
          : packshot(model.name, shape, angle, width);
      const sizes = angle === 'front' || angle === 'angle' ? productSizes : laterSizes;
      const made = [];
      for (const colour of model.colours) {
        const id = pictureId(model.name, shape, angle, colour);
        const placeholder = await encode(folder, id, recolour(buffers, colour), buffers, sizes);
        const largest = Math.max(...sizes.avif);
        const size = { width: largest, height: heightFor(largest) };
        made.push({ id, model: model.name, shape, angle, colour, placeholder, ...size });
      }
      await recordPictures(`${assets}pictures.json`, made);
    }
  }
};

const makeScene = async (id: SceneName, width: number): Promise<void> => {
  const buffers = renderScene(id, width);
  const placeholder = await encode(folder, id, recolour(buffers, 'cream'), buffers, sceneSizes);
  const largest = Math.max(...sceneSizes.avif);
  await recordScenes(`${assets}scenes.json`, [{ id, placeholder, width: largest, height: (largest / 16) * 9 }]);
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shapes: { type: 'string' },
    angles: { type: 'string' },
    width: { type: 'string' },
    sheet: { type: 'string' },
  },
});
const names = [...pictureModels.map(({ name }) => name), ...sceneNames];
const only = values.only?.split(',') ?? names;
const unknown = only.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  throw new Error(`No model or scene is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}
const width = values.width === undefined ? undefined : Number(values.width);
if (width !== undefined && !(Number.isInteger(width) && width >= 16 && width <= 4000)) {
  throw new Error(`--width must be a whole number from 16 to 4000, not "${values.width}".`);
}
const models = pictureModels.filter(({ name }) => only.includes(name));
const scenes = sceneNames.filter((name) => only.includes(name));

const shapes = values.shapes?.split(',');
const angles = values.angles?.split(',');

if (values.sheet) {
  await contactSheet(models, angles, width ?? 200, values.sheet);
} else {
  const started = performance.now();
  const done = (name: string): void => console.log(`${name} (${Math.round((performance.now() - started) / 1000)} s)`);
  for (const model of models) {
    await makeModel(model, width ?? RENDER_WIDTH, { shapes, angles });
    done(model.name);
  }
  for (const scene of scenes) {
    await makeScene(scene, width ?? SCENE_WIDTH);
    done(scene);
  }
}
