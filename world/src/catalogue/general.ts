import { feature, type Feature } from './family.ts';
import type { Text } from '@shop/contract/contents';
import { text } from './words.ts';

/** Of whatever comes in parts. */
export const assemblyFeature: Feature = feature(
  'Assembly without tears',
  'Montage sans larmes',
  'Numbered bags and drawings instead of riddles: plan about {minutes} minutes.',
  'Des sachets numérotés et des dessins plutôt que des énigmes : comptez environ {minutes} minutes.',
);

/** What may be said of anything in the shop. */
export const generalFeatures: readonly Feature[] = [
  feature(
    'Part of a series',
    'Une série complète',
    'More pieces of the {series} series share its tone and its lines.',
    'D’autres pièces de la série {series} partagent son ton et ses lignes.',
  ),
  feature(
    'Measured for real homes',
    'Pensé pour nos maisons',
    'Its {width} × {depth} × {height} cm were tried in condos, bungalows and century houses.',
    'Ses {width} × {depth} × {height} cm ont fait leurs preuves en condo, en bungalow et en maison centenaire.',
  ),
  feature(
    'Packed with care',
    'Emballage soigné',
    'Recycled cardboard and paper corners protect it on the way, with no foam to throw out.',
    'Du carton recyclé et des coins de papier assurent la protection en route, sans mousse à jeter.',
  ),
  feature(
    'Spare parts',
    'Pièces de rechange',
    'Screws, knobs and small parts can be ordered for ten years.',
    'Les vis, les boutons et les petites pièces se commandent pendant dix ans.',
  ),
  feature(
    'Instructions in two languages',
    'Notice bilingue',
    'The guide is in English and French, and a video shows the tricky step.',
    'La notice est en français et en anglais, et une vidéo montre l’étape délicate.',
  ),
];

export const dimensionHighlights: readonly Text[] = [
  text('Measures {width} × {depth} × {height} cm.', 'Mesure {width} × {depth} × {height} cm.'),
  text('Weighs {weight} kg, in {cartons}.', 'Pèse {weight} kg, en {cartons}.'),
  text('Fits in a space {width} cm wide.', 'S’installe dans un espace de {width} cm de largeur.'),
];

export const seriesTitles: readonly Text[] = [
  text('About the {series} series', 'À propos de la série {series}'),
  text('Why we made {series}', 'Pourquoi nous avons créé {series}'),
  text('{series}, up close', '{series} de plus près'),
  text('The idea behind {series}', 'L’idée derrière {series}'),
];

export const seriesStories: readonly Text[] = [
  text(
    '{series} began with a walk: the colours of bark, lichen and wet stone were matched on the spot.',
    '{series} est née d’une promenade : les teintes de l’écorce, du lichen et de la pierre mouillée ont été relevées sur place.',
  ),
  text(
    'Our designers drew {series} for rooms where people really live, with boots by the door and a dog on the mat.',
    'Nos designers ont dessiné {series} pour des pièces où l’on vit vraiment, avec des bottes à l’entrée et un chien sur le tapis.',
  ),
  text(
    'Everything that could be left out of {series} was left out; what stayed was made better.',
    'Tout ce qui était superflu a été retiré de {series}; le reste a été fait avec plus de soin.',
  ),
  text(
    'The lines of {series} come from boat sheds on the coast: plain, strong and a little curved.',
    'Les lignes de {series} viennent des hangars à bateaux de la côte : simples, solides et légèrement courbes.',
  ),
  text(
    '{series} was tried for a winter in twelve homes between Halifax and Victoria before it was sold.',
    '{series} a passé un hiver à l’essai dans douze foyers, de Halifax à Victoria, avant sa mise en vente.',
  ),
  text(
    'You will not notice {series} first in a room, but you will miss it if it goes.',
    '{series} n’est pas ce qu’on remarque d’abord dans une pièce, mais son absence se sentirait.',
  ),
];

export const useTitles: readonly Text[] = [
  text('At home with it', 'Au quotidien'),
  text('In your rooms', 'Chez vous'),
  text('Day after day', 'Jour après jour'),
  text('Good to know', 'Bon à savoir'),
];
