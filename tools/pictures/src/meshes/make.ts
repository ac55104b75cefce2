/**
 * Makes the models in 3D of the shop's world: one GLB for each shape of a model, with its colours as material variants.
 *
 *   node tools/pictures/src/meshes/make.ts [--only sofa,armchair]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { modelId, pictureModels } from '@shop/world/pictures';
import { modelFile } from './model-file.ts';

const folder = fileURLToPath(new URL('../../../../world/assets/models/', import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names: readonly string[] = pictureModels.map(({ name }) => name);
const only = values.only?.split(',') ?? names;
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`No model is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}

await mkdir(folder, { recursive: true });
for (const model of pictureModels.filter(({ name }) => only.includes(name))) {
  for (const shape of model.shapes) {
    const id = modelId(model.name, shape);
    const file = await modelFile(model, shape);
    await writeFile(`${folder}${id}.glb`, file);
    console.log(`${id} (${Math.round(file.length / 1024)} KB)`);
  }
}
