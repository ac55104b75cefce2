import type { PictureShape } from '@shop/world/pictures';
import type { AnyFamily } from './models/family.ts';
import type { Part } from './space/part.ts';
import { toilet } from './models/bath/toilet.ts';
import { vanity } from './models/bath/vanity.ts';
import { bed } from './models/bedroom/bed.ts';
import { dresser } from './models/bedroom/dresser.ts';
import { nightstand } from './models/bedroom/nightstand.ts';
import { diningChair } from './models/dining/dining-chair.ts';
import { diningTable } from './models/dining/dining-table.ts';
import { massageChair } from './models/fitness/massage-chair.ts';
import { trampoline } from './models/fitness/trampoline.ts';
import { treadmill } from './models/fitness/treadmill.ts';
import { airFryer } from './models/kitchen/air-fryer.ts';
import { cookware } from './models/kitchen/cookware.ts';
import { armchair } from './models/living/armchair.ts';
import { bookcase } from './models/living/bookcase.ts';
import { coffeeTable } from './models/living/coffee-table.ts';
import { floorLamp } from './models/living/floor-lamp.ts';
import { miniSplit } from './models/living/mini-split.ts';
import { mirror } from './models/living/mirror.ts';
import { planter } from './models/living/planter.ts';
import { rug } from './models/living/rug.ts';
import { sofa } from './models/living/sofa.ts';
import { tvStand } from './models/living/tv-stand.ts';
import { changingTable } from './models/nursery/changing-table.ts';
import { toyChest } from './models/nursery/toy-chest.ts';
import { desk } from './models/office/desk.ts';
import { officeChair } from './models/office/office-chair.ts';
import { firePit } from './models/outdoor/fire-pit.ts';
import { patioChair } from './models/outdoor/patio-chair.ts';
import { catTree } from './models/pets/cat-tree.ts';
import { kennel } from './models/pets/kennel.ts';
import { loveseat } from './models/living/loveseat.ts';
import { sectional } from './models/living/sectional.ts';
import { sofaBed } from './models/living/sofa-bed.ts';
import { futon } from './models/living/futon.ts';
import { accentChair } from './models/living/accent-chair.ts';
import { wingChair } from './models/living/wing-chair.ts';
import { recliner } from './models/living/recliner.ts';
import { consoleTable } from './models/living/console-table.ts';
import { christmasTree } from './models/living/christmas-tree.ts';
import { mattress } from './models/bedroom/mattress.ts';
import { chest } from './models/bedroom/chest.ts';
import { sideboard } from './models/dining/sideboard.ts';
import { diningSet } from './models/dining/dining-set.ts';
import { endTable } from './models/living/end-table.ts';
import { pantryCabinet } from './models/kitchen/pantry-cabinet.ts';
import { nurseryDresser } from './models/nursery/nursery-dresser.ts';
import { kidsArmchair } from './models/nursery/kids-armchair.ts';
import { patioDiningSet } from './models/outdoor/patio-dining-set.ts';
import { barStool } from './models/dining/bar-stool.ts';
import { patioSofa } from './models/outdoor/patio-sofa.ts';
import { patioTable } from './models/outdoor/patio-table.ts';
import { patioLounger } from './models/outdoor/patio-lounger.ts';
import { platformBed } from './models/bedroom/platform-bed.ts';
import { kidsBed } from './models/nursery/kids-bed.ts';
import { kidsDesk } from './models/nursery/kids-desk.ts';
import { activityTable } from './models/nursery/activity-table.ts';
import { gameTable } from './models/living/game-table.ts';
import { vanityTable } from './models/bedroom/vanity-table.ts';
import { standingDesk } from './models/office/standing-desk.ts';
import { bathroomCabinet } from './models/bath/bathroom-cabinet.ts';
import { breakfastTable } from './models/dining/breakfast-table.ts';
import { kitchenIsland } from './models/kitchen/kitchen-island.ts';
import { gamingChair } from './models/office/gaming-chair.ts';
import { salonChair } from './models/office/salon-chair.ts';
import { kidsBookcase } from './models/nursery/kids-bookcase.ts';
import { campingChair } from './models/outdoor/camping-chair.ts';
import { gardenBed } from './models/outdoor/garden-bed.ts';
import { outdoorRug } from './models/outdoor/outdoor-rug.ts';
import { runner } from './models/living/runner.ts';
import { playroomRug } from './models/nursery/playroom-rug.ts';
import { deckBox } from './models/outdoor/deck-box.ts';
import { stockpot } from './models/kitchen/stockpot.ts';
import { multicooker } from './models/kitchen/multicooker.ts';
import { dualAirFryer } from './models/kitchen/dual-air-fryer.ts';
import { makeupMirror } from './models/bedroom/makeup-mirror.ts';
import { scratchingPost } from './models/pets/scratching-post.ts';

const families: Readonly<Record<string, AnyFamily>> = {
  sofa,
  armchair,
  bed,
  nightstand,
  dresser,
  bookcase,
  'tv-stand': tvStand,
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
  'patio-chair': patioChair,
  'fire-pit': firePit,
  treadmill,
  trampoline,
  'toy-chest': toyChest,
  'changing-table': changingTable,
  'massage-chair': massageChair,
  loveseat,
  sectional,
  'sofa-bed': sofaBed,
  futon,
  'wing-chair': wingChair,
  recliner,
  'console-table': consoleTable,
  'christmas-tree': christmasTree,
  mattress,
  chest,
  sideboard,
  'bar-stool': barStool,
  'dining-set': diningSet,
  'end-table': endTable,
  'pantry-cabinet': pantryCabinet,
  'nursery-dresser': nurseryDresser,
  'kids-armchair': kidsArmchair,
  'patio-dining-set': patioDiningSet,
  'patio-sofa': patioSofa,
  'patio-table': patioTable,
  'patio-lounger': patioLounger,
  'platform-bed': platformBed,
  'kids-bed': kidsBed,
  'kids-desk': kidsDesk,
  'activity-table': activityTable,
  'game-table': gameTable,
  'vanity-table': vanityTable,
  'standing-desk': standingDesk,
  'bathroom-cabinet': bathroomCabinet,
  'breakfast-table': breakfastTable,
  'kitchen-island': kitchenIsland,
  'gaming-chair': gamingChair,
  'salon-chair': salonChair,
  'kids-bookcase': kidsBookcase,
  'camping-chair': campingChair,
  'garden-bed': gardenBed,
  'outdoor-rug': outdoorRug,
  runner,
  'playroom-rug': playroomRug,
  'deck-box': deckBox,
  stockpot,
  multicooker,
  'dual-air-fryer': dualAirFryer,
  'makeup-mirror': makeupMirror,
  'scratching-post': scratchingPost,
  'accent-chair': accentChair,
};

/** The family that builds the model of this name; throws for a name that no family builds. */
export const familyOf = (name: string): AnyFamily => {
  const family = families[name];
  if (!family) throw new Error(`No model family is called "${name}".`);
  return family;
};

/** The solids of one shape of a model; throws for a shape that it does not have. */
export const solidsOf = (name: string, shape: PictureShape): Part[] => {
  const make = familyOf(name)[shape];
  if (!make) throw new Error(`The model "${name}" has no shape "${shape}".`);
  return make();
};
