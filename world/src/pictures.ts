import { Type, type Static } from 'typebox';
import { closed, readJson } from './data/read.ts';
import { colour, shape, words } from './data/schemas.ts';

export type ColourSlug = Static<typeof colour>;
export type PictureShape = Static<typeof shape>;
export type PictureAngle = 'front' | 'angle' | 'back' | 'above' | 'room' | 'detail';
export type PictureRoom = Static<typeof room>;

/** The look of a thing in a picture, so that its name and texts may say it. */
export type PictureLook = Static<typeof look>;

/** One family of rendered things, of one shape or more; its pictures are shapes × angles × colours. */
export interface PictureModel {
  name: string;
  shapes: readonly PictureShape[];
  angles: readonly PictureAngle[];
  /** Where each of its shapes is shown standing, lying or hanging. */
  rooms: Readonly<Partial<Record<PictureShape, PictureRoom>>>;
  colours: readonly [ColourSlug, ColourSlug, ColourSlug, ColourSlug];
  looks: Readonly<Partial<Record<PictureShape, PictureLook>>>;
}

const room = Type.Union([
  Type.Literal('living'),
  Type.Literal('bedroom'),
  Type.Literal('dining'),
  Type.Literal('office'),
  Type.Literal('nursery'),
  Type.Literal('bath'),
  Type.Literal('gym'),
  Type.Literal('patio'),
  Type.Literal('garden'),
  // Beside an armchair, on a kitchen counter, on the wall, under other furniture.
  Type.Literal('corner'),
  Type.Literal('counter'),
  Type.Literal('hung'),
  Type.Literal('underfoot'),
  // Before a run of kitchen cabinets, before a mirror, on a vanity table.
  Type.Literal('kitchen'),
  Type.Literal('salon'),
  Type.Literal('vanity'),
  // On boards before garden seats, along a corridor, among toys.
  Type.Literal('terrace'),
  Type.Literal('hallway'),
  Type.Literal('playroom'),
]);

const look = closed({
  /** Traits of its family, in English, that are seen on it. */
  traits: Type.Array(words),
  /** Its possible materials, in English, or a list of `words/materials.json`; all of its family's when not given. */
  materials: Type.Optional(Type.Union([words, Type.Array(words, { minItems: 1 })])),
});

const rows = readJson(
  'pictures.json',
  Type.Array(
    closed({
      name: words,
      colours: Type.Tuple([colour, colour, colour, colour]),
      /** Of two shapes alike, or of each that it has. */
      room: Type.Union([room, closed({ a: room, b: Type.Optional(room), c: Type.Optional(room) })]),
      /** Also seen from behind: what stands free in a room, and looks otherwise there. */
      back: Type.Optional(Type.Literal(true)),
      /** Also seen from above: what is small or low, and shows there what its sides hide. */
      above: Type.Optional(Type.Literal(true)),
      looks: closed({ a: look, b: Type.Optional(look), c: Type.Optional(look) }),
    }),
  ),
);

/** All families that have pictures, in a fixed order. */
export const pictureModels: readonly PictureModel[] = rows.map(({ name, colours, room, back, above, looks }) => {
  const rooms: PictureModel['rooms'] = typeof room === 'string' ? { a: room, b: room } : room;
  return {
    name,
    shapes: (['a', 'b', 'c'] as const).filter((shape) => rooms[shape]),
    angles: [
      'front',
      'angle',
      'room',
      'detail',
      ...(back ? (['back'] as const) : []),
      ...(above ? (['above'] as const) : []),
    ],
    rooms,
    colours,
    looks,
  };
});

/** The stable name of one picture: the stem of its files, e.g. `sofa-a-front-grey`. */
export const pictureId = (name: string, shape: PictureShape, angle: PictureAngle, colour: ColourSlug): string =>
  `${name}-${shape}-${angle}-${colour}`;

/** The stable name of one model in 3D, which is every colour of a shape: the stem of its file, e.g. `sofa-a`. */
export const modelId = (name: string, shape: PictureShape): string => `${name}-${shape}`;
