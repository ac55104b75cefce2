import { Type, type Static } from 'typebox';
import { closed, readJson } from './data/read.ts';
import { colour, shape, words } from './data/schemas.ts';

export type ColourSlug = Static<typeof colour>;
export type PictureShape = Static<typeof shape>;
export type PictureAngle = 'front' | 'angle' | 'room' | 'detail';
export type PictureRoom = Static<typeof room>;

/** One family of rendered things, of one shape or two; its pictures are shapes × angles × colours. */
export interface PictureModel {
  name: string;
  shapes: readonly PictureShape[];
  angles: readonly PictureAngle[];
  /** Where each of its shapes is shown standing, lying or hanging. */
  rooms: Readonly<Partial<Record<PictureShape, PictureRoom>>>;
  colours: readonly [ColourSlug, ColourSlug, ColourSlug, ColourSlug];
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

const rows = readJson(
  'pictures.json',
  Type.Array(
    closed({
      name: words,
      colours: Type.Tuple([colour, colour, colour, colour]),
      /** Of both shapes, or of each; of one alone where it has no other. */
      room: Type.Union([room, closed({ a: room, b: Type.Optional(room) })]),
      /** Also seen from close by: what comes in sizes, so that no measures can be drawn on it, or is about its cloth. */
      detail: Type.Optional(Type.Literal(true)),
    }),
  ),
);

/** All families that have pictures, in a fixed order. */
export const pictureModels: readonly PictureModel[] = rows.map(({ name, colours, room, detail }) => {
  const rooms = typeof room === 'string' ? { a: room, b: room } : room;
  return {
    name,
    shapes: rooms.b ? ['a', 'b'] : ['a'],
    angles: ['front', 'angle', 'room', ...(detail ? (['detail'] as const) : [])],
    rooms,
    colours,
  };
});

/** The stable name of one picture: the stem of its files, e.g. `sofa-a-front-grey`. */
export const pictureId = (name: string, shape: PictureShape, angle: PictureAngle, colour: ColourSlug): string =>
  `${name}-${shape}-${angle}-${colour}`;

/** The stable name of one model in 3D, which is every colour of a shape: the stem of its file, e.g. `sofa-a`. */
export const modelId = (name: string, shape: PictureShape): string => `${name}-${shape}`;
