import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const furniture = 'bath/bathroom-furniture.html';

export const bath: CategoryRow[] = [
  category(
    'bath',
    ['Bath', 'Salle de bain'],
    [
      'Vanities, toilets and mirrors that stand up to steam.',
      'Meubles-lavabos, toilettes et miroirs à l’épreuve de la vapeur.',
    ],
    'vanity',
  ),
  category(
    'bath/toilet',
    ['Toilets', 'Toilettes'],
    ['Quiet, thrifty and easy to clean.', 'Discrètes, économes et faciles à nettoyer.'],
    'toilet',
    {
      goods: goods(
        [f('two-piece toilet', 'toilette deux pièces'), f('one-piece toilet', 'toilette monobloc')],
        [149, 289, 699],
        [
          [36, 42],
          [66, 74],
          [72, 80],
          [34, 50],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'bath/smart-toilets',
    ['Smart Toilets', 'Toilettes intelligentes'],
    ['Warm seat, gentle wash, no paper.', 'Siège chauffant, jet doux, sans papier.'],
    'toilet',
    {
      parent: 'bath/toilet.html',
      goods: goods(
        [f('smart toilet', 'toilette intelligente'), f('bidet toilet', 'toilette-bidet')],
        [449, 799, 1799],
        [
          [38, 44],
          [66, 72],
          [48, 80],
          [38, 52],
        ],
      ),
    },
  ),
  category(
    'bath/bathroom-furniture',
    ['Bathroom Furniture', 'Meubles de salle de bain'],
    ['Room for towels where there was none.', 'De la place pour les serviettes là où il n’y en avait pas.'],
    'vanity',
  ),
  category(
    'bath/bathroom-vanities',
    ['Bathroom Vanities', 'Meubles-lavabos'],
    ['Basin, counter and drawers in one.', 'Vasque, comptoir et tiroirs d’un seul tenant.'],
    'vanity',
    {
      parent: furniture,
      goods: goods(
        [m('bathroom vanity', 'meuble-lavabo'), m('floating vanity', 'meuble-lavabo suspendu')],
        [249, 549, 1499],
        [
          [46, 122],
          [38, 56],
          [52, 88],
          [22, 72],
        ],
        { axis: 'size', share: 2 },
      ),
    },
  ),
  category(
    'bath/bathroom-cabinets',
    ['Bathroom Cabinets', 'Armoires de salle de bain'],
    ['Slim storage beside the tub.', 'Du rangement mince près du bain.'],
    'nightstand',
    {
      parent: furniture,
      goods: goods(
        [f('bathroom cabinet', 'armoire de salle de bain'), m('linen cabinet', 'meuble à serviettes')],
        [59, 119, 299],
        [
          [30, 60],
          [28, 34],
          [60, 90],
          [8, 22],
        ],
      ),
    },
  ),
  category(
    'bath/bathroom-mirrors',
    ['Bathroom Mirrors', 'Miroirs de salle de bain'],
    ['Clear even after a hot shower.', 'Nets même après une douche chaude.'],
    'mirror',
    {
      goods: goods(
        [m('bathroom mirror', 'miroir de salle de bain')],
        [55, 129, 329],
        [
          [50, 100],
          [2, 4],
          [60, 90],
          [5, 14],
        ],
        { axis: 'size' },
      ),
    },
  ),
];
