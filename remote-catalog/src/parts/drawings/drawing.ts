/** A product's sides in centimetres. */
export interface Sides {
  width: number;
  depth: number;
  height: number;
}

/** The drawing's own units: as wide and high as the pictures are, 4:5. */
export const sheet = { width: 400, height: 500 } as const;
/** The shares of a picture's width and height that a thing seen from the front may fill: the renderer's own. */
const FILL = { width: 0.9, height: 0.86 } as const;
/** The front is seen from a little above, so that something of the depth shows over the height. */
const PITCH = 0.17;
/** Flat things, such as a rug, are seen from far above. */
const PITCH_OF_FLAT = 0.95;
const INCH_CM = 2.54;

/** Whether so little of its height would show that it is photographed from above. */
export const isFlat = ({ depth, height }: Sides): boolean => height < depth / 20;

/** Where a thing of these sides stands in a picture from the front that it fills, in units of the sheet. */
export const outlineOf = (sides: Sides) => {
  const { width, depth, height } = sides;
  const [widest, highest] = [FILL.width * sheet.width, FILL.height * sheet.height];
  const flat = isFlat(sides);
  const pitch = flat ? PITCH_OF_FLAT : PITCH;
  const seen = height * Math.cos(pitch) + depth * Math.sin(pitch);
  // A runner is shown by a wider rug: its lines keep to the edges of the picture, where they cross nothing.
  const scale = flat ? widest / width : Math.min(widest / width, highest / seen);
  const [across, up] = [width * scale, Math.min(highest, seen * scale)];
  return {
    left: (sheet.width - across) / 2,
    right: (sheet.width + across) / 2,
    top: (sheet.height - up) / 2,
    bottom: (sheet.height + up) / 2,
  };
};

/** How tall the person is who stands beside a thing, in centimetres. */
export const PERSON_CM = 170;
/** Half of a person’s width and the space to the thing, in centimetres. */
const HALF = 24;
const BETWEEN = 12;
/** How far the head stays below the edge of the sheet. */
const MARGIN = 20;
/** In centimetres: lower and narrower things stand or hang higher up, so an outline beside them says little. */
const LEAST = { height: 40, width: 100 } as const;
/** The shares of the sheet’s width that the picture may have, in the middle of its height, and where it begins: the style’s own. */
const PLACES = [
  { share: 60, from: 40 },
  { share: 45, from: 45 },
  { share: 32, from: 50 },
  { share: 20, from: 50 },
] as const;

/** A thing on a floor with somebody beside it, to one scale, in units of the sheet. */
export interface Scene {
  /** The picture’s share of the sheet’s width, in percent. */
  share: (typeof PLACES)[number]['share'];
  floor: number;
  left: number;
  right: number;
  /** The middle of the person’s feet, and how tall they are drawn. */
  x: number;
  tall: number;
}

/** As large as the person beside it leaves room for; null for what nobody stands beside: a rug, or a pan. */
export const sceneOf = (sides: Sides): Scene | null => {
  const { width, height } = sides;
  if (isFlat(sides) || (height < LEAST.height && width < LEAST.width)) return null;
  const outline = outlineOf(sides);
  for (const { share, from } of PLACES) {
    const smaller = share / 100;
    const x = (from / 100) * sheet.width;
    const [left, right] = [x + outline.left * smaller, x + outline.right * smaller];
    const floor = (sheet.height * (1 - smaller)) / 2 + outline.bottom * smaller;
    const cm = (right - left) / width;
    const person = { x: left - (BETWEEN + HALF) * cm, tall: PERSON_CM * cm };
    if (person.tall <= floor - MARGIN && person.x >= HALF * cm) return { share, floor, left, right, ...person };
  }
  return null;
};

/** Inches to one decimal. */
export const inches = (cm: number): number => Math.round((cm / INCH_CM) * 10) / 10;
