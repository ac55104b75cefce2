/** Every colour that a picture can have; the first six are fabric or plastic, the last four wood or metal. */
export type ColourSlug = 'grey' | 'green' | 'rust' | 'cream' | 'blue' | 'pink' | 'oak' | 'walnut' | 'white' | 'black';
export type PictureShape = 'a' | 'b';
export type PictureAngle = 'front' | 'angle';

/** One family of rendered things; its pictures are shapes × angles × colours. */
export interface PictureModel {
  name: string;
  shapes: readonly PictureShape[];
  angles: readonly PictureAngle[];
  colours: readonly [ColourSlug, ColourSlug, ColourSlug, ColourSlug];
}

/** The swatch that stands for each colour in filters and variant pickers. */
export const colourHex: Readonly<Record<ColourSlug, string>> = {
  grey: '#8E9296',
  green: '#466854',
  rust: '#A9553A',
  cream: '#E4D8C2',
  blue: '#3F5E7E',
  pink: '#D69A96',
  oak: '#C4966A',
  walnut: '#6E4630',
  white: '#F1EFEB',
  black: '#2B2B2D',
};

const model = (name: string, ...colours: PictureModel['colours']): PictureModel => ({
  name,
  shapes: ['a', 'b'],
  angles: ['front', 'angle'],
  colours,
});

/** All families that have pictures, in a fixed order. Plain data: importing this needs no renderer. */
export const pictureModels: readonly PictureModel[] = [
  model('sofa', 'grey', 'green', 'rust', 'cream'),
  model('armchair', 'grey', 'green', 'rust', 'pink'),
  model('bed', 'grey', 'green', 'cream', 'blue'),
  model('nightstand', 'oak', 'walnut', 'white', 'black'),
  model('dresser', 'oak', 'walnut', 'white', 'black'),
  model('bookcase', 'oak', 'walnut', 'white', 'black'),
  model('tv-stand', 'oak', 'walnut', 'white', 'black'),
  model('coffee-table', 'oak', 'walnut', 'white', 'black'),
  model('dining-table', 'oak', 'walnut', 'white', 'black'),
  model('dining-chair', 'grey', 'green', 'rust', 'cream'),
  model('desk', 'oak', 'walnut', 'white', 'black'),
  model('office-chair', 'grey', 'blue', 'green', 'black'),
  model('floor-lamp', 'oak', 'walnut', 'white', 'black'),
  model('rug', 'grey', 'rust', 'cream', 'blue'),
  model('mirror', 'oak', 'walnut', 'white', 'black'),
  model('planter', 'grey', 'rust', 'white', 'black'),
  model('vanity', 'oak', 'walnut', 'white', 'blue'),
  model('toilet', 'white', 'cream', 'grey', 'black'),
  model('kennel', 'oak', 'walnut', 'white', 'black'),
  model('cat-tree', 'grey', 'cream', 'green', 'pink'),
  model('mini-split', 'white', 'cream', 'grey', 'black'),
  model('air-fryer', 'black', 'white', 'green', 'pink'),
  model('cookware', 'rust', 'green', 'blue', 'black'),
  model('patio-chair', 'grey', 'green', 'rust', 'blue'),
  model('fire-pit', 'grey', 'rust', 'cream', 'black'),
  model('treadmill', 'black', 'grey', 'white', 'blue'),
  model('trampoline', 'blue', 'green', 'pink', 'black'),
  model('toy-chest', 'white', 'oak', 'pink', 'blue'),
  model('changing-table', 'white', 'oak', 'walnut', 'grey'),
  model('massage-chair', 'black', 'cream', 'grey', 'rust'),
];

/** The stable name of one picture: the stem of its files, e.g. `sofa-a-front-grey`. */
export const pictureId = (name: string, shape: PictureShape, angle: PictureAngle, colour: ColourSlug): string =>
  `${name}-${shape}-${angle}-${colour}`;

/** Wide pictures of furnished rooms, for the home page and for rooms. */
export const sceneNames = [
  'scene-living',
  'scene-bedroom',
  'scene-dining',
  'scene-office',
  'scene-outdoor',
  'scene-nursery',
] as const;
export type SceneName = (typeof sceneNames)[number];
