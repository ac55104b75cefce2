import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const massage = 'health-beauty/massage.html';
const beauty = 'health-beauty/beauty-furniture.html';

export const healthBeauty: CategoryRow[] = [
  category(
    'health-beauty',
    ['Health & Beauty', 'Santé et beauté'],
    ['A little care at the end of the day.', 'Un peu de soin en fin de journée.'],
    'massage-chair',
  ),
  category(
    'health-beauty/massage',
    ['Massage', 'Massage'],
    ['Shoulders down, shoes off.', 'Épaules relâchées, souliers au vestibule.'],
    'massage-chair',
  ),
  category(
    'health-beauty/beauty-furniture',
    ['Beauty Furniture', 'Meubles de beauté'],
    ['Good light and a place for every brush.', 'Une bonne lumière et une place pour chaque pinceau.'],
    'mirror',
  ),
  category(
    'health-beauty/massage-chairs',
    ['Massage Chairs', 'Fauteuils de massage'],
    ['Fifteen minutes that change the evening.', 'Quinze minutes qui changent la soirée.'],
    'massage-chair',
    {
      parent: massage,
      goods: goods(
        [m('massage chair', 'fauteuil de massage'), m('full-body massage chair', 'fauteuil de massage intégral')],
        [999, 2199, 5999],
        [
          [74, 90],
          [130, 165],
          [110, 125],
          [68, 118],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'health-beauty/zero-gravity-massage-chairs',
    ['Zero-Gravity Massage Chairs', 'Fauteuils de massage zéro gravité'],
    ['Knees at heart level, mind elsewhere.', 'Les genoux à la hauteur du cœur, la tête ailleurs.'],
    'massage-chair',
    {
      parent: massage,
      goods: goods(
        [m('zero-gravity massage chair', 'fauteuil de massage zéro gravité')],
        [1499, 2999, 7999],
        [
          [76, 92],
          [140, 175],
          [112, 126],
          [82, 128],
        ],
      ),
    },
  ),
  category(
    'health-beauty/lift-chairs',
    ['Lift Chairs', 'Fauteuils releveurs'],
    ['Stand up without a struggle.', 'Se relever sans effort.'],
    'armchair',
    {
      goods: goods(
        [m('lift chair', 'fauteuil releveur')],
        [449, 749, 1499],
        [
          [78, 94],
          [88, 100],
          [102, 112],
          [42, 58],
        ],
      ),
    },
  ),
  category(
    'health-beauty/vanity-tables',
    ['Vanity Tables', 'Coiffeuses'],
    ['A calm start to the day.', 'Un début de journée en douceur.'],
    'desk',
    {
      parent: beauty,
      goods: goods(
        [f('vanity table', 'coiffeuse')],
        [99, 199, 449],
        [
          [80, 110],
          [38, 48],
          [74, 78],
          [14, 32],
        ],
        { family: 'nightstand' },
      ),
    },
  ),
  category(
    'health-beauty/makeup-mirrors',
    ['Makeup Mirrors', 'Miroirs de maquillage'],
    ['True colours, no guessing.', 'Des couleurs justes, sans deviner.'],
    'mirror',
    {
      parent: beauty,
      goods: goods(
        [m('makeup mirror', 'miroir de maquillage')],
        [29, 69, 179],
        [
          [30, 58],
          [8, 14],
          [40, 60],
          [2, 6],
        ],
      ),
    },
  ),
  category(
    'health-beauty/salon-chairs',
    ['Salon Chairs', 'Fauteuils de coiffure'],
    ['For the salon at home.', 'Pour le salon à la maison.'],
    'office-chair',
    {
      parent: beauty,
      goods: goods(
        [m('salon chair', 'fauteuil de coiffure')],
        [99, 199, 399],
        [
          [58, 68],
          [56, 66],
          [88, 104],
          [14, 27],
        ],
      ),
    },
  ),
];
