import { modelId, pictureId, pictureModels } from '../pictures.ts';
import type { ColourSlug, PictureAngle, PictureModel, PictureShape } from '../pictures.ts';
import type { Picture, Text } from '@shop/contract/contents';
import type { Named } from './kind.ts';

const byName = new Map(pictureModels.map((model) => [model.name, model]));

/** @throws Error for a name that no picture was made for. */
export const pictureModel = (name: string): PictureModel => {
  const model = byName.get(name);
  if (!model) throw new Error(`No pictures are made of “${name}”`);
  return model;
};

/** The shapes of a model that may stand for what is called so; all of them unless told. */
export const shapesOf = ({ shape }: Named, model: string): readonly PictureShape[] =>
  shape === undefined ? pictureModel(model).shapes : [shape].flat();

export interface Look {
  model: string;
  shape: PictureShape;
  colour: ColourSlug;
}

export const pictureUrl = ({ model, shape, colour }: Look, angle: PictureAngle) =>
  `/media/pictures/${pictureId(model, shape, angle, colour)}-640.avif`;

const views: Record<PictureAngle, Text> = {
  angle: { en: 'three-quarter view', fr: 'vue de trois quarts' },
  front: { en: 'front view', fr: 'vue de face' },
  back: { en: 'back view', fr: 'vue de dos' },
  above: { en: 'seen from above', fr: 'vue de dessus' },
  room: { en: 'where it is used', fr: 'en situation' },
  detail: { en: 'close-up', fr: 'gros plan' },
};

/** The model of that shape in 3D, with the colour that it is seen in. */
const modelUrl = ({ model, shape, colour }: Look): string => `/media/models/${modelId(model, shape)}.glb#${colour}`;

export const pictureOf = (look: Look, angle: PictureAngle, name: Text): Picture => ({
  url: pictureUrl(look, angle),
  view: angle,
  model: modelUrl(look),
  alt: { en: `${name.en}, ${views[angle].en}`, fr: `${name.fr}, ${views[angle].fr}` },
});

/** The views of one shape in one colour: on paper, where it is used, from close by, and from behind and above where there are such views. */
export const galleryOf = (look: Look, name: Text): Picture[] =>
  (['angle', 'front', 'room', 'detail', 'back', 'above'] as const)
    .filter((angle) => pictureModel(look.model).angles.includes(angle))
    .map((angle) => pictureOf(look, angle, name));

/** The picture that shows a product at somebody's home; what stands on paper was photographed by no customer. */
export const atHome = (pictures: readonly Picture[]): Picture | undefined =>
  pictures.find(({ view }) => view === 'room');

/** Every view of every colour of all its shapes. */
export const fullGalleryOf = (model: string, name: Text): Picture[] =>
  pictureModel(model).shapes.flatMap((shape) =>
    pictureModel(model).colours.flatMap((colour) => galleryOf({ model, shape, colour }, name)),
  );
