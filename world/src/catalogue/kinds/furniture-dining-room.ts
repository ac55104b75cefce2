import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const parent = 'furniture/dining-room-furniture.html';

export const diningRoom: CategoryRow[] = [
  category(
    'furniture/dining-tables',
    ['Dining Tables', 'Tables de salle à manger'],
    ['For four on Tuesday and ten at Thanksgiving.', 'Pour quatre le mardi et dix à l’Action de grâce.'],
    'dining-table',
    {
      parent,
      goods: goods(
        [f('dining table', 'table de salle à manger'), f('extendable table', 'table à rallonge')],
        [189, 449, 1499],
        [
          [120, 200],
          [75, 100],
          [74, 77],
          [24, 58],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/dining-chairs',
    ['Dining Chairs', 'Chaises de salle à manger'],
    ['Sold alone or in sets, comfortable until dessert.', 'À l’unité ou en ensemble, confortables jusqu’au dessert.'],
    'dining-chair',
    {
      parent,
      goods: goods(
        [f('dining chair', 'chaise de salle à manger'), f('upholstered chair', 'chaise rembourrée')],
        [59, 119, 349],
        [
          [44, 56],
          [48, 60],
          [80, 96],
          [5, 9],
        ],
        { axis: 'number_of_pieces', share: 2 },
      ),
    },
  ),
  category(
    'furniture/dining-sets',
    ['Dining Sets', 'Ensembles de salle à manger'],
    ['Table and chairs that were drawn together.', 'Table et chaises dessinées ensemble.'],
    'dining-table',
    {
      parent,
      goods: goods(
        [
          m('5-piece dining set', 'ensemble de salle à manger 5 pièces'),
          m('breakfast nook set', 'ensemble de coin repas'),
        ],
        [249, 599, 1799],
        [
          [110, 160],
          [70, 90],
          [74, 77],
          [38, 76],
        ],
      ),
    },
  ),
  category(
    'furniture/sideboards',
    ['Sideboards & Buffets', 'Buffets et bahuts'],
    [
      'For good china, board games and everything between.',
      'Pour la belle vaisselle, les jeux de société et tout le reste.',
    ],
    'dresser',
    {
      parent,
      goods: goods(
        [m('sideboard', 'bahut'), m('buffet', 'buffet')],
        [149, 359, 999],
        [
          [100, 165],
          [38, 46],
          [75, 92],
          [28, 58],
        ],
      ),
    },
  ),
];
