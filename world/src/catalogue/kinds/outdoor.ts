import { category, goods, type CategoryRow } from '../kind.ts';
import { rugSizes } from '../sizes.ts';
import { masculine as m, feminine as f } from '../words.ts';

const furniture = 'outdoor/patio-furniture.html';
const garden = 'outdoor/garden.html';

export const outdoor: CategoryRow[] = [
  category(
    'outdoor',
    ['Outdoor', 'Extérieur'],
    [
      'Summer is short: seats, fires and flowers for the deck and the yard.',
      'L’été est court : sièges, foyers et fleurs pour la terrasse et la cour.',
    ],
    'patio-chair',
  ),
  category(
    'outdoor/patio-furniture',
    ['Patio Furniture', 'Meubles de patio'],
    [
      'Sets and single pieces that stay out until the leaves fall.',
      'Ensembles et pièces seules qui restent dehors jusqu’aux premières feuilles mortes.',
    ],
    'patio-chair',
  ),
  category(
    'outdoor/garden',
    ['Garden', 'Jardin'],
    ['Pots, beds and borders for a short, green season.', 'Pots, bacs et bordures pour une saison courte et verte.'],
    'planter',
  ),
  category(
    'outdoor/patio-chairs',
    ['Patio Chairs', 'Chaises de patio'],
    ['A seat in the sun, one for every guest.', 'Une place au soleil pour chaque invité.'],
    'patio-chair',
    {
      parent: furniture,
      goods: goods(
        [f('patio chair', 'chaise de patio'), m('outdoor armchair', 'fauteuil d’extérieur')],
        [69, 149, 449],
        [
          [58, 74],
          [60, 80],
          [74, 96],
          [5, 14],
        ],
        { axis: 'number_of_pieces', share: 2 },
      ),
    },
  ),
  category(
    'outdoor/adirondack-chairs',
    ['Adirondack Chairs', 'Chaises Adirondack'],
    [
      'The cottage classic, with arms wide enough for a mug.',
      'Le classique du chalet, aux accoudoirs assez larges pour une tasse.',
    ],
    'patio-chair',
    {
      parent: furniture,
      goods: goods(
        [f('Adirondack chair', 'chaise Adirondack')],
        [99, 189, 399],
        [
          [72, 80],
          [80, 95],
          [88, 100],
          [11, 19],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
  category(
    'outdoor/lounge-chairs',
    ['Lounge Chairs', 'Chaises longues'],
    ['Lie down, look up.', 'Allongez-vous et regardez le ciel.'],
    'patio-chair',
    {
      parent: furniture,
      goods: goods(
        [f('chaise longue', 'chaise longue'), f('zero-gravity lounger', 'chaise longue zéro gravité')],
        [89, 179, 499],
        [
          [62, 74],
          [110, 190],
          [36, 110],
          [7, 18],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
  category(
    'outdoor/camping-chairs',
    ['Camping Chairs', 'Chaises de camping'],
    ['Folds to the size of an umbrella.', 'Se plie au format d’un parapluie.'],
    'patio-chair',
    {
      goods: goods(
        [f('camping chair', 'chaise de camping')],
        [39, 69, 149],
        [
          [54, 90],
          [50, 65],
          [80, 105],
          [3, 6],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
  category(
    'outdoor/patio-sofas',
    ['Patio Sofas', 'Canapés de patio'],
    ['Living-room comfort under the open sky.', 'Le confort du salon à ciel ouvert.'],
    'sofa',
    {
      parent: furniture,
      goods: goods(
        [m('patio sofa', 'canapé de patio'), f('outdoor loveseat', 'causeuse d’extérieur')],
        [299, 649, 1799],
        [
          [132, 210],
          [72, 88],
          [66, 82],
          [22, 46],
        ],
        { family: 'patio-chair' },
      ),
    },
  ),
  category(
    'outdoor/patio-tables',
    ['Patio Tables', 'Tables de patio'],
    ['For lemonade, cards and citronella.', 'Pour la limonade, les cartes et la citronnelle.'],
    'coffee-table',
    {
      parent: furniture,
      goods: goods(
        [f('patio table', 'table de patio'), f('outdoor side table', 'table d’appoint d’extérieur')],
        [49, 129, 399],
        [
          [45, 110],
          [45, 65],
          [40, 50],
          [5, 19],
        ],
        { family: 'patio-chair' },
      ),
    },
  ),
  category(
    'outdoor/patio-dining-sets',
    ['Patio Dining Sets', 'Ensembles à manger de patio'],
    ['Supper outside, from May to September.', 'Le souper dehors, de mai à septembre.'],
    'dining-table',
    {
      parent: furniture,
      goods: goods(
        [m('patio dining set', 'ensemble à manger de patio')],
        [349, 749, 1999],
        [
          [120, 190],
          [80, 100],
          [72, 76],
          [32, 68],
        ],
        { family: 'patio-chair' },
      ),
    },
  ),
  category(
    'outdoor/fire-pits',
    ['Fire Pits', 'Foyers extérieurs'],
    ['Longer evenings, warmer hands.', 'Des soirées plus longues, des mains plus chaudes.'],
    'fire-pit',
    {
      goods: goods(
        [m('propane fire pit', 'foyer au propane'), f('fire pit table', 'table-foyer')],
        [149, 329, 999],
        [
          [56, 110],
          [56, 80],
          [38, 64],
          [14, 42],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'outdoor/garden-planters',
    ['Garden Planters', 'Pots de jardin'],
    ['Big enough for tomatoes.', 'Assez grands pour des tomates.'],
    'planter',
    {
      parent: garden,
      goods: goods(
        [m('garden planter', 'pot de jardin'), m('tall planter', 'grand pot')],
        [29, 69, 219],
        [
          [28, 60],
          [28, 60],
          [30, 80],
          [3, 16],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
  category(
    'outdoor/raised-garden-beds',
    ['Raised Garden Beds', 'Bacs de jardinage surélevés'],
    ['Vegetables without bending.', 'Un potager sans se pencher.'],
    'planter',
    {
      parent: garden,
      goods: goods(
        [m('raised garden bed', 'bac de jardinage surélevé')],
        [59, 119, 299],
        [
          [60, 120],
          [35, 60],
          [60, 85],
          [7, 22],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category(
    'outdoor/outdoor-rugs',
    ['Outdoor Rugs', 'Tapis d’extérieur'],
    ['A room without walls still wants a floor.', 'Même sans murs, une pièce veut un plancher.'],
    'rug',
    {
      goods: goods(
        [m('outdoor rug', 'tapis d’extérieur')],
        [35, 89, 249],
        [
          [120, 240],
          [180, 330],
          [1, 1],
          [2, 9],
        ],
        { axis: 'size', sizes: rugSizes, family: 'patio-rug' },
      ),
    },
  ),
  category(
    'outdoor/deck-boxes',
    ['Deck Boxes', 'Coffres de terrasse'],
    ['Cushions in, rain out.', 'Les coussins dedans, la pluie dehors.'],
    'toy-chest',
    {
      goods: goods(
        [m('deck box', 'coffre de terrasse')],
        [79, 159, 349],
        [
          [90, 130],
          [45, 60],
          [50, 62],
          [9, 20],
        ],
        { family: 'patio-chair' },
      ),
    },
  ),
];
