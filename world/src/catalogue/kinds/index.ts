import type { CategoryRow } from '../kind.ts';
import { appliance } from './appliance.ts';
import { babyKids } from './baby-kids.ts';
import { bath } from './bath.ts';
import { decor } from './decor.ts';
import { furniture } from './furniture.ts';
import { healthBeauty } from './health-beauty.ts';
import { kitchen } from './kitchen.ts';
import { outdoor } from './outdoor.ts';
import { pets } from './pets.ts';
import { sportsGames } from './sports-games.ts';
import { toysHobbies } from './toys-hobbies.ts';

/** The eleven roots of the mega-menu in its order (SHELL-024); the first row of each is the root itself. */
export const roots: readonly CategoryRow[][] = [
  furniture,
  outdoor,
  kitchen,
  appliance,
  decor,
  bath,
  babyKids,
  toysHobbies,
  sportsGames,
  pets,
  healthBeauty,
];
