import { Type, type Static } from 'typebox';
import { closed, readJson } from './data/read.ts';
import { look } from './data/schemas.ts';

const number = Type.Number();
const perCent = Type.Number({ minimum: 0, maximum: 100 });
const hotspot = closed({
  ...look.properties,
  /** Where it stands in the scene, in metres, and how far it is turned, in radians. */
  at: Type.Tuple([number, number, number]),
  turn: number,
  /** Which point of it: share of its width from the left and of its height from below; its middle unless told. */
  point: Type.Optional(Type.Tuple([number, number])),
  /** Where that is seen in the picture, from the left and from the top: `pnpm --filter @shop/pictures hotspots` writes it. */
  x: perCent,
  y: perCent,
});
export type Hotspot = Static<typeof hotspot>;

/** By scene: what stands in its picture and can be bought. */
export const hotspots: Readonly<Record<string, readonly Hotspot[]>> = readJson(
  'browse/hotspots.json',
  Type.Record(Type.String(), Type.Array(hotspot)),
);
