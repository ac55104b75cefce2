import { Type, type Static } from 'typebox';
import { closed, readJson } from './data/read.ts';
import { colour, shape, words } from './data/schemas.ts';

export type ColourSlug = Static<typeof colour>;
export type PictureShape = Static<typeof shape>;
export type PictureAngle = 'front' | 'angle' | 'room';
export type PictureRoom = Static<typeof room>;

/** One family of rendered things; its pictures are shapes × angles × colours. */
export interface PictureModel {
  name: string;
  shapes: readonly PictureShape[];
  angles: readonly PictureAngle[];
  /** Where it is also shown standing. */
  room: PictureRoom | undefined;
  colours: readonly [ColourSlug, ColourSlug, ColourSlug, ColourSlug];
}

const room = Type.Union([
  Type.Literal('living'),
  Type.Literal('bedroom'),
  Type.Literal('dining'),
  Type.Literal('office'),
]);

const rows = readJson(
  'pictures.json',
  Type.Array(closed({ name: words, colours: Type.Tuple([colour, colour, colour, colour]), room: Type.Optional(room) })),
);

/** All families that have pictures, in a fixed order. */
export const pictureModels: readonly PictureModel[] = rows.map(({ name, colours, room: stands }) => ({
  name,
  shapes: ['a', 'b'],
  angles: stands ? ['front', 'angle', 'room'] : ['front', 'angle'],
  room: stands,
  colours,
}));

/** The stable name of one picture: the stem of its files, e.g. `sofa-a-front-grey`. */
export const pictureId = (name: string, shape: PictureShape, angle: PictureAngle, colour: ColourSlug): string =>
  `${name}-${shape}-${angle}-${colour}`;

/** The stable name of one model in 3D, which is every colour of a shape: the stem of its file, e.g. `sofa-a`. */
export const modelId = (name: string, shape: PictureShape): string => `${name}-${shape}`;
