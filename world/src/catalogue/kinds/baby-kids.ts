import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const nursery = 'baby-kids/nursery-furniture.html';
const room = 'baby-kids/kids-furniture.html';

export const babyKids: CategoryRow[] = [
  category(
    'baby-kids',
    ['Baby & Kids', 'Bébés et enfants'],
    ['From the first night home to the first locker.', 'De la première nuit à la maison au premier casier.'],
    'changing-table',
  ),
  category(
    'baby-kids/nursery-furniture',
    ['Nursery Furniture', 'Meubles de chambre de bébé'],
    ['Calm, sturdy and gentle in the small hours.', 'Calmes, solides et doux aux petites heures.'],
    'changing-table',
  ),
  category(
    'baby-kids/kids-furniture',
    ['Kids’ Furniture', 'Meubles pour enfants'],
    ['Their own room, in their own size.', 'Leur chambre, à leur taille.'],
    'toy-chest',
  ),
  category(
    'baby-kids/changing-tables',
    ['Changing Tables', 'Tables à langer'],
    ['The right height, everything at hand.', 'À la bonne hauteur, tout à portée de main.'],
    'changing-table',
    {
      parent: nursery,
      goods: goods(
        [f('changing table', 'table à langer'), f('changing dresser', 'commode à langer')],
        [99, 199, 449],
        [
          [78, 110],
          [45, 56],
          [86, 102],
          [14, 38],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'baby-kids/nursery-dressers',
    ['Nursery Dressers', 'Commodes de bébé'],
    ['Small clothes, deep drawers.', 'Petits vêtements, grands tiroirs.'],
    'dresser',
    {
      parent: nursery,
      goods: goods(
        [f('nursery dresser', 'commode de bébé')],
        [129, 249, 549],
        [
          [80, 120],
          [40, 48],
          [80, 98],
          [24, 46],
        ],
      ),
    },
  ),
  category(
    'baby-kids/nursery-gliders',
    ['Nursery Gliders', 'Fauteuils d’allaitement'],
    ['For the two o’clock feed.', 'Pour le boire de deux heures.'],
    'armchair',
    {
      parent: nursery,
      goods: goods(
        [m('nursery glider', 'fauteuil d’allaitement')],
        [229, 379, 799],
        [
          [68, 82],
          [72, 90],
          [96, 108],
          [19, 32],
        ],
      ),
    },
  ),
  category(
    'baby-kids/kids-beds',
    ['Kids’ Beds', 'Lits pour enfants'],
    ['Low to climb into, hard to leave.', 'Faciles à grimper, durs à quitter.'],
    'bed',
    {
      parent: room,
      goods: goods(
        [m('kids’ bed', 'lit pour enfant'), m('toddler bed', 'lit pour tout-petit')],
        [99, 219, 499],
        [
          [76, 106],
          [146, 206],
          [60, 90],
          [14, 34],
        ],
        { family: 'kids' },
      ),
    },
  ),
  category(
    'baby-kids/kids-desks',
    ['Kids’ Desks', 'Bureaux pour enfants'],
    ['For drawing first and homework later.', 'Pour dessiner d’abord et étudier ensuite.'],
    'desk',
    {
      parent: room,
      goods: goods(
        [m('kids’ desk', 'bureau pour enfant')],
        [69, 139, 299],
        [
          [70, 105],
          [45, 60],
          [55, 76],
          [9, 22],
        ],
        { family: 'kids' },
      ),
    },
  ),
  category(
    'baby-kids/kids-chairs',
    ['Kids’ Armchairs', 'Fauteuils pour enfants'],
    ['Just like the grown-ups’, only smaller.', 'Comme ceux des grands, en plus petit.'],
    'armchair',
    {
      parent: room,
      goods: goods(
        [m('kids’ armchair', 'fauteuil pour enfant')],
        [59, 109, 219],
        [
          [46, 60],
          [42, 56],
          [44, 62],
          [4, 9],
        ],
      ),
    },
  ),
  category(
    'baby-kids/kids-bookcases',
    ['Kids’ Bookcases', 'Bibliothèques pour enfants'],
    ['Covers face out, so that books get picked.', 'Les couvertures bien en vue, pour donner envie de lire.'],
    'bookcase',
    {
      parent: room,
      goods: goods(
        [f('kids’ bookcase', 'bibliothèque pour enfant')],
        [49, 99, 249],
        [
          [60, 100],
          [24, 35],
          [70, 120],
          [8, 22],
        ],
        { family: 'kids' },
      ),
    },
  ),
];
