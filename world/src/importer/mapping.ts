import { feminine as f, masculine as m, type Noun } from '../catalogue/grammar.ts';

/** Where the goods of a foreign category stand in ours, and what to call them in French. */
export interface Mapped {
  /** Category path with `.html`. */
  path: string;
  noun: Noun;
}

const rows: readonly (readonly [theirs: string, path: string, noun: Noun])[] = [
  ['Bar furniture', 'kitchen/breakfast-tables.html', m('bar furniture', 'meuble de bar')],
  ['Beds', 'furniture/bed-frames.html', m('bed', 'lit')],
  ['Bookcases & shelving units', 'furniture/bookcases.html', f('shelving unit', 'étagère')],
  ['Cabinets & cupboards', 'furniture/sideboards.html', f('cabinet', 'armoire')],
  ['Café furniture', 'furniture/dining-sets.html', m('café furniture', 'meuble de café')],
  ['Chairs', 'furniture/dining-chairs.html', m('chair', 'siège')],
  ['Chests of drawers & drawer units', 'furniture/dressers.html', f('chest of drawers', 'commode')],
  ["Children's furniture", 'baby-kids/kids-furniture.html', m('children’s furniture', 'meuble pour enfant')],
  ['Nursery furniture', 'baby-kids/nursery-furniture.html', m('nursery furniture', 'meuble pour bébé')],
  ['Outdoor furniture', 'outdoor/patio-furniture.html', m('outdoor furniture', 'meuble d’extérieur')],
  ['Room dividers', 'furniture/living-room-furniture.html', m('room divider', 'paravent')],
  ['Sideboards, buffets & console tables', 'furniture/sideboards.html', m('sideboard', 'buffet')],
  ['Sofas & armchairs', 'furniture/sofas-loveseats.html', m('sofa or armchair', 'canapé ou fauteuil')],
  ['Tables & desks', 'furniture/dining-tables.html', f('table', 'table')],
  ['Trolleys', 'kitchen/kitchen-islands.html', f('trolley', 'desserte')],
  ['TV & media furniture', 'furniture/tv-stands.html', m('TV furniture', 'meuble télé')],
  ['Wardrobes', 'furniture/chests-of-drawers.html', f('wardrobe', 'garde-robe')],
];

/** Narrower than the foreign category says: a word of the description decides, the first that fits. */
const narrower: readonly (readonly [category: string, word: RegExp, path: string, noun: Noun])[] = [
  ['Sofas & armchairs', /armchair|wing chair|rocking/i, 'furniture/armchairs.html', m('armchair', 'fauteuil')],
  ['Sofas & armchairs', /sofa-?bed/i, 'furniture/sofa-beds.html', m('sofa bed', 'canapé-lit')],
  ['Sofas & armchairs', /sofa|seat|chaise/i, 'furniture/sofas-loveseats.html', m('sofa', 'canapé')],
  ['Tables & desks', /desk|workstation/i, 'furniture/desks.html', m('desk', 'bureau')],
  [
    'Tables & desks',
    /coffee table|side table|tray table|nest of tables/i,
    'furniture/coffee-tables.html',
    f('coffee table', 'table basse'),
  ],
  ['Chairs', /swivel|office|conference/i, 'furniture/office-chairs.html', f('office chair', 'chaise de bureau')],
  ['Chairs', /armchair/i, 'furniture/armchairs.html', m('armchair', 'fauteuil')],
  ['Nursery furniture', /changing/i, 'baby-kids/changing-tables.html', f('changing table', 'table à langer')],
  ['Bar furniture', /stool|chair/i, 'furniture/dining-chairs.html', m('bar stool', 'tabouret de bar')],
];

const byCategory = new Map(rows.map(([theirs, path, noun]): [string, Mapped] => [theirs, { path, noun }]));

/** Undefined for a category that we do not know. */
export const mapCategory = (category: string, description: string): Mapped | undefined => {
  const narrow = narrower.find(([theirs, word]) => theirs === category && word.test(description));
  return narrow ? { path: narrow[2], noun: narrow[3] } : byCategory.get(category);
};
