import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const dogs = 'pets/dogs.html';
const cats = 'pets/cats.html';

export const pets: CategoryRow[] = [
  category(
    'pets',
    ['Pets', 'Animaux'],
    ['Furniture for those who shed on yours.', 'Des meubles pour ceux qui perdent leurs poils sur les vôtres.'],
    'cat-tree',
  ),
  category(
    'pets/dogs',
    ['Dogs', 'Chiens'],
    [
      'Houses, crates and kennels with room to turn round.',
      'Niches, cages et chenils avec de la place pour se tourner.',
    ],
    'kennel',
  ),
  category(
    'pets/cats',
    ['Cats', 'Chats'],
    ['Trees, dens and posts: the sofa will thank you.', 'Arbres, cachettes et griffoirs : le canapé vous dira merci.'],
    'cat-tree',
  ),
  category(
    'pets/dog-kennels',
    ['Dog Kennels', 'Chenils'],
    ['Dry, raised and easy to sweep.', 'Secs, surélevés et faciles à balayer.'],
    'kennel',
    {
      parent: dogs,
      goods: goods(
        [m('dog kennel', 'chenil')],
        [99, 199, 499],
        [
          [70, 115],
          [60, 90],
          [65, 100],
          [14, 38],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category('pets/dog-houses', ['Dog Houses', 'Niches'], ['A roof of one’s own.', 'Un toit bien à soi.'], 'kennel', {
    parent: dogs,
    goods: goods(
      [f('dog house', 'niche'), f('insulated dog house', 'niche isolée')],
      [89, 169, 399],
      [
        [65, 105],
        [60, 100],
        [60, 95],
        [11, 32],
      ],
      { axis: 'size' },
    ),
  }),
  category(
    'pets/dog-crate-furniture',
    ['Dog Crate Furniture', 'Cages décoratives pour chiens'],
    ['A side table outside, a den inside.', 'Une table d’appoint dehors, une tanière dedans.'],
    'kennel',
    {
      parent: dogs,
      goods: goods(
        [f('dog crate table', 'cage-table pour chien')],
        [119, 219, 449],
        [
          [60, 110],
          [50, 70],
          [58, 75],
          [18, 39],
        ],
      ),
    },
  ),
  category(
    'pets/cat-trees',
    ['Cat Trees', 'Arbres à chat'],
    ['The best seat by the window.', 'La meilleure place à la fenêtre.'],
    'cat-tree',
    {
      parent: cats,
      goods: goods(
        [m('cat tree', 'arbre à chat'), f('cat tower', 'tour à chat')],
        [49, 109, 299],
        [
          [45, 70],
          [40, 60],
          [90, 180],
          [8, 28],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'pets/cat-condos',
    ['Cat Condos', 'Condos pour chats'],
    ['Several floors, no rent.', 'Plusieurs étages, aucun loyer.'],
    'cat-tree',
    {
      parent: cats,
      goods: goods(
        [m('cat condo', 'condo pour chat')],
        [39, 79, 179],
        [
          [38, 55],
          [36, 50],
          [60, 110],
          [5, 15],
        ],
      ),
    },
  ),
  category(
    'pets/scratching-posts',
    ['Scratching Posts', 'Griffoirs'],
    ['Claws here, please.', 'Les griffes ici, s’il vous plaît.'],
    'cat-tree',
    {
      parent: cats,
      goods: goods(
        [m('scratching post', 'griffoir')],
        [25, 45, 99],
        [
          [30, 45],
          [30, 45],
          [50, 90],
          [3, 8],
        ],
      ),
    },
  ),
];
