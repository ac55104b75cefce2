import type { Family } from '../family.ts';
import { airFryer, cookware, miniSplit } from './appliances.ts';
import { toilet, vanity } from './bath.ts';
import { bed, drawers } from './bedroom.ts';
import { diningChair, massageChair, officeChair } from './chairs.ts';
import { changingTable, kidsFurniture } from './children.ts';
import { floorLamp, mirror, planter, rug } from './decor.ts';
import { firePit, patio, trampoline, treadmill } from './leisure.ts';
import { patioRug } from './patio-rug.ts';
import { catTree, kennel } from './pets.ts';
import { armchair, sofa } from './seating.ts';
import { chest, media, shelves } from './storage.ts';
import { coffeeTable, desk, diningTable } from './tables.ts';

/** Most families are named after the picture model that shows them; the last ones are said differently. */
export const families = {
  sofa,
  armchair,
  bed,
  nightstand: drawers,
  dresser: drawers,
  bookcase: shelves,
  'tv-stand': media,
  'coffee-table': coffeeTable,
  'dining-table': diningTable,
  'dining-chair': diningChair,
  desk,
  'office-chair': officeChair,
  'floor-lamp': floorLamp,
  rug,
  mirror,
  planter,
  vanity,
  toilet,
  kennel,
  'cat-tree': catTree,
  'mini-split': miniSplit,
  'air-fryer': airFryer,
  cookware,
  'patio-chair': patio,
  'fire-pit': firePit,
  treadmill,
  trampoline,
  'toy-chest': chest,
  'changing-table': changingTable,
  'massage-chair': massageChair,
  'patio-rug': patioRug,
  kids: kidsFurniture,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
