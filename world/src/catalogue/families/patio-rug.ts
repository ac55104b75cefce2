import { feature, type Family } from '../family.ts';
import { rug as fibres } from '../materials.ts';
import { rug } from './decor.ts';

export const patioRug: Family = {
  ...rug,
  features: [
    feature(
      'Hose it down',
      'Se lave au boyau',
      'Grill splatter and mud rinse off with the garden hose.',
      'Les éclaboussures de gril et la boue partent au boyau d’arrosage.',
    ),
    feature(
      'Dry by noon',
      'Sec à midi',
      'Water runs straight through the open weave.',
      'L’eau traverse aussitôt le tissage ajouré.',
    ),
    feature(
      'Does not fade',
      'Ne pâlit pas',
      'UV-stable yarn keeps its tone for many summers.',
      'Le fil stable aux UV garde son ton pendant bien des étés.',
    ),
    ...rug.features.filter(({ title }) => title.en === 'Stays where you put it'),
    feature(
      'Rolls up small',
      'Se roule serré',
      'Roll it up in October; it fits behind the shed door.',
      'Roulé en octobre, tout tient derrière la porte du cabanon.',
    ),
    feature(
      'Kind to bare feet',
      'Doux sous les pieds',
      'No rough fibres, even beside the pool.',
      'Aucune fibre rêche, même au bord de la piscine.',
    ),
  ],
  materials: fibres.filter(({ en }) => en === 'polypropylene'),
};
