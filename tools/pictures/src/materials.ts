import type { ColourSlug } from '@shop/world/pictures';
import { colourHex } from './colours.ts';

/** How a surface takes light; what colour it has is a separate matter. */
export type Finish =
  | 'weave'
  | 'boucle'
  | 'velvet'
  | 'leather'
  | 'quilt'
  | 'wood'
  | 'satin'
  | 'gloss'
  | 'metal'
  | 'mirror'
  | 'glow'
  | 'matt'
  | 'foliage'
  | 'stone'
  | 'boards'
  | 'plaster';

interface Material {
  finish: Finish;
  /** A hex colour, or 'main' for the colour that the customer chooses. */
  colour: string;
}

const table = {
  cloth: { finish: 'weave', colour: 'main' },
  boucle: { finish: 'boucle', colour: 'main' },
  velvet: { finish: 'velvet', colour: 'main' },
  leather: { finish: 'leather', colour: 'main' },
  wood: { finish: 'wood', colour: 'main' },
  paint: { finish: 'satin', colour: 'main' },
  enamel: { finish: 'gloss', colour: 'main' },
  clay: { finish: 'stone', colour: 'main' },
  oak: { finish: 'wood', colour: colourHex.oak },
  walnut: { finish: 'wood', colour: colourHex.walnut },
  linen: { finish: 'weave', colour: '#F0EBE1' },
  ticking: { finish: 'quilt', colour: '#F0EBE1' },
  paper: { finish: 'matt', colour: '#F0EBE1' },
  sand: { finish: 'weave', colour: '#D9C7A6' },
  charcoal: { finish: 'weave', colour: '#4B4A4A' },
  sisal: { finish: 'boucle', colour: '#CDB389' },
  black: { finish: 'satin', colour: '#2A2A2C' },
  rubber: { finish: 'matt', colour: '#333336' },
  white: { finish: 'satin', colour: '#EDEAE4' },
  ceramic: { finish: 'gloss', colour: '#F2F0EB' },
  steel: { finish: 'metal', colour: '#B9BBBE' },
  graphite: { finish: 'metal', colour: '#55565A' },
  brass: { finish: 'metal', colour: '#C6A15B' },
  glass: { finish: 'mirror', colour: '#5B6468' },
  silver: { finish: 'mirror', colour: '#D3DADB' },
  screen: { finish: 'gloss', colour: '#17191C' },
  lit: { finish: 'glow', colour: '#F4E3C4' },
  flame: { finish: 'glow', colour: '#F29A3F' },
  ember: { finish: 'glow', colour: '#E2572B' },
  display: { finish: 'glow', colour: '#8FD3D0' },
  leaf: { finish: 'foliage', colour: '#4F7A4A' },
  needles: { finish: 'foliage', colour: 'main' },
  soil: { finish: 'stone', colour: '#4A3A2E' },
  stone: { finish: 'stone', colour: '#A8A39B' },
  lava: { finish: 'stone', colour: '#3A3838' },
  rust: { finish: 'matt', colour: '#A9553A' },
  navy: { finish: 'matt', colour: '#3F5268' },
  ochre: { finish: 'matt', colour: '#D3A75A' },
  sage: { finish: 'matt', colour: '#8FA08A' },
  blush: { finish: 'matt', colour: '#DDB1A6' },
  greyCloth: { finish: 'weave', colour: colourHex.grey },
  greenCloth: { finish: 'velvet', colour: colourHex.green },
  rustCloth: { finish: 'weave', colour: colourHex.rust },
  blueCloth: { finish: 'weave', colour: colourHex.blue },
  wallWarm: { finish: 'plaster', colour: '#E3D9CA' },
  wallSage: { finish: 'plaster', colour: '#B9C1AE' },
  wallClay: { finish: 'plaster', colour: '#D9B7A0' },
  wallBlue: { finish: 'plaster', colour: '#B8C4CC' },
  floorOak: { finish: 'boards', colour: '#B98F66' },
  floorDark: { finish: 'boards', colour: '#8A6346' },
  deck: { finish: 'boards', colour: '#A08A74' },
  lawn: { finish: 'boucle', colour: '#7F9268' },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof table;

/** All materials by number, because shading buffers hold one byte per pixel for them. */
export const materials: readonly Material[] = Object.values(table);
const numbers = new Map(Object.keys(table).map((name, index) => [name, index]));
export const materialNumber = (name: MaterialName): number => numbers.get(name) ?? 0;

/** Paint and fabric carry no grain, so a "wood" part in these colours is lacquered, not stained. */
export const showsGrain = (colour: ColourSlug): boolean => colour === 'oak' || colour === 'walnut';
