import { category, goods, type CategoryRow } from '../kind.ts';
import { bedSizes } from '../sizes.ts';
import { feminine as f, masculine as m } from '../words.ts';

const parent = 'furniture/bedroom-furniture.html';

export const bedroom: CategoryRow[] = [
  category(
    'furniture/bed-frames',
    ['Bed Frames', 'Structures de lit'],
    [
      'In every Canadian mattress size, with slats included.',
      'Dans toutes les tailles de matelas d’ici, lattes comprises.',
    ],
    'bed',
    {
      parent,
      goods: goods(
        [m('platform bed', 'lit plateforme'), f('bed frame', 'structure de lit')],
        [179, 399, 1199],
        [
          [102, 198],
          [202, 216],
          [90, 120],
          [29, 68],
        ],
        { axis: 'size', sizes: bedSizes, share: 3 },
      ),
    },
  ),
  category(
    'furniture/upholstered-beds',
    ['Upholstered Beds', 'Lits rembourrés'],
    ['Soft to lean on, quiet to sleep in.', 'Doux au dos, silencieux la nuit.'],
    'bed',
    {
      parent,
      goods: goods(
        [m('upholstered bed', 'lit rembourré'), m('storage bed', 'lit à rangement')],
        [249, 529, 1499],
        [
          [104, 200],
          [206, 220],
          [100, 130],
          [36, 74],
        ],
        { axis: 'size', sizes: bedSizes, share: 2 },
      ),
    },
  ),
  category(
    'furniture/nightstands',
    ['Nightstands', 'Tables de chevet'],
    ['Book, lamp, water, done.', 'Un livre, une lampe, un verre d’eau, et voilà.'],
    'nightstand',
    {
      parent,
      goods: goods(
        [f('nightstand', 'table de chevet'), m('bedside cabinet', 'chevet à tiroirs')],
        [49, 109, 299],
        [
          [38, 55],
          [34, 42],
          [48, 66],
          [7, 18],
        ],
        { axis: 'number_of_pieces', share: 2 },
      ),
    },
  ),
  category(
    'furniture/dressers',
    ['Dressers', 'Commodes'],
    ['Drawers enough for four seasons.', 'Assez de tiroirs pour quatre saisons.'],
    'dresser',
    {
      parent,
      goods: goods(
        [f('6-drawer dresser', 'commode à 6 tiroirs'), f('double dresser', 'commode double')],
        [149, 329, 899],
        [
          [108, 160],
          [40, 48],
          [74, 92],
          [32, 62],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/chests-of-drawers',
    ['Chests of Drawers', 'Chiffonniers'],
    ['Tall storage on a small piece of floor.', 'Du rangement en hauteur sur un petit coin de plancher.'],
    'dresser',
    {
      parent,
      goods: goods(
        [m('chest of drawers', 'chiffonnier'), m('tall chest', 'semainier')],
        [99, 219, 599],
        [
          [50, 80],
          [38, 45],
          [98, 125],
          [22, 42],
        ],
      ),
    },
  ),
];
