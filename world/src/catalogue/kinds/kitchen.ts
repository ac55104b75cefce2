import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const pots = 'kitchen/cookware.html';
const furniture = 'kitchen/kitchen-furniture.html';

export const kitchen: CategoryRow[] = [
  category(
    'kitchen',
    ['Kitchen', 'Cuisine'],
    [
      'Pots, islands and pantries for people who cook.',
      'Marmites, îlots et garde-manger pour ceux et celles qui cuisinent.',
    ],
    'cookware',
  ),
  category(
    'kitchen/cookware',
    ['Cookware', 'Batterie de cuisine'],
    ['Pots and pans that outlast the recipe.', 'Des casseroles qui survivent à la recette.'],
    'cookware',
  ),
  category(
    'kitchen/kitchen-furniture',
    ['Kitchen Furniture', 'Meubles de cuisine'],
    ['A little more counter, a lot more order.', 'Un peu plus de comptoir, beaucoup plus d’ordre.'],
    'dresser',
  ),
  category(
    'kitchen/cookware-sets',
    ['Cookware Sets', 'Ensembles de casseroles'],
    ['Start a kitchen in one box.', 'De quoi monter une cuisine en une seule boîte.'],
    'cookware',
    {
      parent: pots,
      goods: goods(
        [m('cookware set', 'ensemble de casseroles')],
        [79, 159, 449],
        [
          [30, 50],
          [28, 40],
          [20, 32],
          [5, 12],
        ],
        { axis: 'number_of_pieces', share: 2 },
      ),
    },
  ),
  category(
    'kitchen/stockpots',
    ['Stockpots', 'Marmites'],
    ['Soup for ten, or corn for six.', 'De la soupe pour dix ou du maïs pour six.'],
    'cookware',
    {
      parent: pots,
      goods: goods(
        [f('stockpot', 'marmite')],
        [29, 69, 159],
        [
          [24, 32],
          [24, 32],
          [18, 28],
          [2, 4],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category(
    'kitchen/dutch-ovens',
    ['Dutch Ovens', 'Cocottes'],
    ['Slow, heavy and worth waiting for.', 'Lentes, lourdes, et l’attente en vaut la peine.'],
    'cookware',
    {
      parent: pots,
      goods: goods(
        [f('Dutch oven', 'cocotte'), f('braiser', 'cocotte basse')],
        [49, 99, 249],
        [
          [24, 34],
          [22, 30],
          [14, 20],
          [4, 7],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category(
    'kitchen/kitchen-islands',
    ['Kitchen Islands', 'Îlots de cuisine'],
    ['Rolls to where the chopping is.', 'Roule là où l’on coupe les légumes.'],
    'dresser',
    {
      parent: furniture,
      goods: goods(
        [m('kitchen island', 'îlot de cuisine'), f('kitchen cart', 'desserte de cuisine')],
        [119, 269, 699],
        [
          [80, 135],
          [42, 70],
          [86, 94],
          [24, 54],
        ],
      ),
    },
  ),
  category(
    'kitchen/pantry-cabinets',
    ['Pantry Cabinets', 'Garde-manger'],
    ['Flour, jam, cereal, all in a row.', 'Farine, confiture et céréales, bien en rang.'],
    'bookcase',
    {
      parent: furniture,
      goods: goods(
        [m('pantry cabinet', 'garde-manger'), f('kitchen hutch', 'armoire de cuisine')],
        [129, 249, 599],
        [
          [58, 92],
          [32, 42],
          [140, 190],
          [28, 56],
        ],
      ),
    },
  ),
  category(
    'kitchen/breakfast-tables',
    ['Breakfast Tables', 'Tables à déjeuner'],
    ['Small tables for early mornings.', 'De petites tables pour les matins pressés.'],
    'dining-table',
    {
      parent: furniture,
      goods: goods(
        [f('breakfast table', 'table à déjeuner'), f('bistro table', 'table bistro')],
        [99, 199, 449],
        [
          [60, 110],
          [60, 80],
          [74, 92],
          [12, 28],
        ],
      ),
    },
  ),
];
