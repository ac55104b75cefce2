import { category, goods, type CategoryRow } from '../kind.ts';
import { rugSizes, runnerSizes } from '../sizes.ts';
import { feminine as f, masculine as m } from '../words.ts';

const lighting = 'decor/lighting.html';

export const decor: CategoryRow[] = [
  category(
    'decor',
    ['Decor', 'Décoration'],
    [
      'Light, colour and texture: what makes a house yours.',
      'La lumière, la couleur et la matière qui font un chez-soi.',
    ],
    'floor-lamp',
  ),
  category(
    'decor/rugs',
    ['Rugs', 'Tapis'],
    ['Soft underfoot, in sizes for every room.', 'Doux sous les pieds, dans des tailles pour chaque pièce.'],
    'rug',
    {
      goods: goods(
        [m('area rug', 'tapis'), m('flatweave rug', 'tapis tissé à plat')],
        [39, 129, 599],
        [
          [120, 240],
          [180, 330],
          [1, 2],
          [3, 19],
        ],
        { axis: 'size', sizes: rugSizes, share: 3 },
      ),
    },
  ),
  category(
    'decor/hallway-runners',
    ['Hallway Runners', 'Tapis de couloir'],
    ['From the front door to the kitchen in one piece.', 'De l’entrée à la cuisine d’un seul tenant.'],
    'rug',
    {
      goods: goods(
        [m('hallway runner', 'tapis de couloir')],
        [29, 79, 219],
        [
          [60, 80],
          [180, 300],
          [1, 1],
          [2, 6],
        ],
        { axis: 'size', sizes: runnerSizes },
      ),
    },
  ),
  category(
    'decor/lighting',
    ['Lighting', 'Luminaires'],
    ['For the months when the sun sets at four.', 'Pour les mois où le soleil se couche à seize heures.'],
    'floor-lamp',
  ),
  category(
    'decor/floor-lamps',
    ['Floor Lamps', 'Lampadaires'],
    ['Tall light for low ceilings.', 'De la lumière en hauteur, même sous un plafond bas.'],
    'floor-lamp',
    {
      parent: lighting,
      goods: goods(
        [m('floor lamp', 'lampadaire'), m('tripod floor lamp', 'lampadaire trépied')],
        [49, 109, 329],
        [
          [30, 50],
          [30, 50],
          [140, 175],
          [3, 9],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'decor/reading-lamps',
    ['Reading Lamps', 'Lampes de lecture'],
    ['The right light on the right page.', 'La bonne lumière sur la bonne page.'],
    'floor-lamp',
    {
      parent: lighting,
      goods: goods(
        [f('reading lamp', 'lampe de lecture')],
        [39, 79, 189],
        [
          [24, 40],
          [24, 40],
          [120, 155],
          [2, 6],
        ],
      ),
    },
  ),
  category(
    'decor/mirrors',
    ['Mirrors', 'Miroirs'],
    ['Make a small room look twice its size.', 'De quoi doubler une petite pièce du regard.'],
    'mirror',
    {
      goods: goods(
        [m('wall mirror', 'miroir mural'), m('framed mirror', 'miroir encadré')],
        [45, 109, 349],
        [
          [45, 90],
          [2, 5],
          [60, 110],
          [4, 14],
        ],
        { axis: 'size', share: 2 },
      ),
    },
  ),
  category(
    'decor/full-length-mirrors',
    ['Full-Length Mirrors', 'Miroirs pleine longueur'],
    ['Head to toe, before you leave.', 'De la tête aux pieds, avant de sortir.'],
    'mirror',
    {
      goods: goods(
        [m('full-length mirror', 'miroir pleine longueur')],
        [69, 139, 399],
        [
          [45, 70],
          [3, 5],
          [150, 180],
          [9, 19],
        ],
      ),
    },
  ),
  category(
    'decor/indoor-planters',
    ['Indoor Planters', 'Cache-pots'],
    ['Green company through the winter.', 'De la verdure pour passer l’hiver.'],
    'planter',
    {
      goods: goods(
        [m('indoor planter', 'cache-pot'), m('planter stand', 'pot sur pied')],
        [19, 49, 149],
        [
          [18, 40],
          [18, 40],
          [18, 60],
          [1, 8],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
  category(
    'decor/console-tables',
    ['Console Tables', 'Consoles'],
    ['Keys, mail and one good vase.', 'Les clés, le courrier et un beau vase.'],
    'tv-stand',
    {
      goods: goods(
        [f('console table', 'console'), f('entryway table', 'console d’entrée')],
        [79, 169, 449],
        [
          [80, 130],
          [28, 40],
          [74, 85],
          [9, 24],
        ],
        { family: 'coffee-table' },
      ),
    },
  ),
  category(
    'decor/seasonal-decor',
    ['Seasonal Decor', 'Décoration saisonnière'],
    [
      'The next collection arrives soon. Come back in a few weeks.',
      'La prochaine collection arrive bientôt. Revenez dans quelques semaines.',
    ],
    'planter',
  ),
];
