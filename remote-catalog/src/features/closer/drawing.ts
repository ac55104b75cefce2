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
/** How far the head stays below the edge of the sheet, and the elbows from its side. */
const MARGIN = 6;
/** Half of a person's width, as a share of the height. */
const HALF = 0.14;

/**
 * Where somebody stands beside a thing, to show how large it is, in units of the sheet; null where there is no room:
 * beside a pan only a hand would be seen.
 */
export const personBeside = (sides: Sides): { x: number; feet: number; tall: number } | null => {
  if (isFlat(sides)) return null;
  const { left, right, bottom } = outlineOf(sides);
  const tall = ((right - left) / sides.width) * PERSON_CM;
  if (tall > bottom - MARGIN) return null;
  return { x: Math.max(tall * HALF + MARGIN, left - tall * HALF - MARGIN), feet: bottom, tall };
};

/** Inches to one decimal. */
export const inches = (cm: number): number => Math.round((cm / INCH_CM) * 10) / 10;
