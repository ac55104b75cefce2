import type { MaterialName } from '../materials.ts';
import { materialNumber } from '../materials.ts';
import type { Frame, Vec3 } from './vector.ts';
import { add, alongUp, length, outOf, scale, subtract, turned, upright, within } from './vector.ts';

export const partKind = { box: 0, rod: 1, ring: 2, ball: 3, bowl: 4, blend: 5, carve: 6 } as const;

/**
 * One solid with one material. All kinds share one flat shape, so that the distance function, which runs hundreds
 * of millions of times, sees one object layout. Lengths in metres.
 */
export interface Part {
  kind: (typeof partKind)[keyof typeof partKind];
  material: number;
  centre: Vec3;
  frame: Frame;
  /** Radius of a sphere round the centre that holds the whole part. */
  reach: number;
  /** Half sizes; a rod's and a ring's half height is the second. */
  half: Vec3;
  round: number;
  /** How far the faces of a box swell, for cushions. */
  puff: number;
  /** Vertical channels sewn into a box, as period and depth along its x axis. */
  channel: number;
  channelDepth: number;
  /** Radii at the bottom and top of a rod or ring. */
  bottom: number;
  top: number;
  /** Wall thickness of rings and bowls; smoothing width of blends. */
  wall: number;
  /** Depth divided by width for round things that are not circular. */
  stretch: number;
  /** Piping along the edges, for cushions. */
  seam: boolean;
  children: readonly Part[];
}

interface Extras {
  round?: number;
  puff?: number;
  channel?: number;
  channelDepth?: number;
  seam?: boolean;
  /** Tilt about x, turn about y, roll about z, in radians. */
  turn?: Vec3;
  stretch?: number;
  top?: number;
}

const part = (kind: Part['kind'], material: MaterialName, centre: Vec3, fields: Partial<Part>): Part => ({
  kind,
  material: materialNumber(material),
  centre,
  frame: upright,
  reach: 0,
  half: [0, 0, 0],
  round: 0,
  puff: 0,
  channel: 0,
  channelDepth: 0,
  bottom: 0,
  top: 0,
  wall: 0,
  stretch: 1,
  seam: false,
  children: [],
  ...fields,
});

/** A box with rounded edges, by centre and full size. */
export const box = (centre: Vec3, size: Vec3, material: MaterialName, extras: Extras = {}): Part => {
  const half = scale(size, 0.5);
  const puff = extras.puff ?? 0;
  return part(partKind.box, material, centre, {
    half,
    round: Math.min(extras.round ?? 0.004, ...half),
    puff,
    channel: extras.channel ?? 0,
    channelDepth: extras.channelDepth ?? 0,
    seam: extras.seam ?? false,
    frame: extras.turn ? turned(extras.turn) : upright,
    reach: length(half) + puff,
  });
};

/** A cushion: a soft, swollen box with piping. */
export const cushion = (centre: Vec3, size: Vec3, material: MaterialName, extras: Extras = {}): Part => {
  const thin = Math.min(...size);
  return box(centre, size, material, { round: thin * 0.36, puff: thin * 0.14, seam: true, ...extras });
};

/** A round bar or cone from one point to another. */
export const rod = (from: Vec3, to: Vec3, radius: number, material: MaterialName, end = radius): Part => {
  const tall = length(subtract(to, from));
  const widest = Math.max(radius, end);
  return part(partKind.rod, material, scale(add(from, to), 0.5), {
    frame: alongUp(subtract(to, from)),
    half: [widest, tall / 2, widest],
    bottom: radius,
    top: end,
    round: Math.min(0.003, tall / 4, Math.min(radius, end) / 2),
    reach: Math.hypot(tall / 2, widest),
  });
};

/** A hollow round wall (shade, pot, hoop), by centre, outer bottom radius, height and wall thickness. */
export const ring = (
  centre: Vec3,
  radius: number,
  tall: number,
  wall: number,
  material: MaterialName,
  extras: Extras = {},
): Part => {
  const top = extras.top ?? radius;
  const stretch = extras.stretch ?? 1;
  const widest = Math.max(radius, top) * Math.max(1, stretch);
  return part(partKind.ring, material, centre, {
    frame: extras.turn ? turned(extras.turn) : upright,
    half: [Math.max(radius, top), tall / 2, Math.max(radius, top) * stretch],
    bottom: radius,
    top,
    wall: wall / 2,
    round: extras.round ?? Math.min(wall, tall) * 0.35,
    stretch,
    reach: Math.hypot(widest, tall / 2),
  });
};

/** An ellipsoid, by centre and full size. */
export const ball = (centre: Vec3, size: Vec3, material: MaterialName, extras: Extras = {}): Part =>
  part(partKind.ball, material, centre, {
    half: scale(size, 0.5),
    frame: extras.turn ? turned(extras.turn) : upright,
    reach: Math.max(...size) / 2,
  });

/** The lower half of a hollow ellipsoid, open to the top; the centre is that of the rim. */
export const bowl = (centre: Vec3, size: Vec3, wall: number, material: MaterialName, extras: Extras = {}): Part =>
  part(partKind.bowl, material, centre, {
    half: scale(size, 0.5),
    wall: wall / 2,
    frame: extras.turn ? turned(extras.turn) : upright,
    reach: Math.max(...size) / 2 + wall,
  });

const gathered = (kind: Part['kind'], wall: number, children: readonly Part[]): Part => {
  const [first] = children;
  if (!first) throw new Error('A combined part needs at least one child.');
  const centre = scale(
    children.reduce<Vec3>((sum, child) => add(sum, child.centre), [0, 0, 0]),
    1 / children.length,
  );
  const inside = children.map((child) => ({ ...child, centre: subtract(child.centre, centre) }));
  const spread = (axis: 0 | 1 | 2): number =>
    Math.max(...inside.map((child) => Math.abs(child.centre[axis]) + Math.min(child.reach, extent(child)[axis])));
  const half: Vec3 = [spread(0), spread(1), spread(2)];
  const reach = Math.max(...inside.map((child) => length(child.centre) + child.reach)) + wall;
  return { ...first, kind, centre, frame: upright, half, wall, reach, children: inside };
};

/** How far a part goes from its centre along x, y and z. */
export const extent = (p: Part): Vec3 => {
  const along = (axis: 0 | 1 | 2): number =>
    Math.abs(p.frame.right[axis]) * p.half[0] +
    Math.abs(p.frame.up[axis]) * p.half[1] +
    Math.abs(p.frame.front[axis]) * p.half[2];
  return [along(0), along(1), along(2)];
};

/** The greatest height that any of the parts reaches, in metres. */
export const topOf = (parts: readonly Part[]): number => Math.max(...parts.map((p) => p.centre[1] + extent(p)[1]));

/** Solids that flow into each other over the given width; all take the first one's material. */
export const blend = (width: number, ...children: Part[]): Part => gathered(partKind.blend, width, children);

/** The first solid without the others. */
export const carve = (body: Part, ...tools: Part[]): Part => ({
  ...body,
  kind: partKind.carve,
  frame: upright,
  half: extent(body),
  children: [body, ...tools].map((child) => ({ ...child, centre: subtract(child.centre, body.centre) })),
});

/** The same parts turned about the vertical (radians), then moved. */
export const placed = (parts: readonly Part[], by: Vec3, yaw = 0): Part[] => {
  const frame = yaw === 0 ? upright : turned([0, yaw, 0]);
  return parts.map((p) => ({
    ...p,
    centre: add(outOf(frame, p.centre), by),
    frame: frame === upright ? p.frame : within(frame, p.frame),
  }));
};
