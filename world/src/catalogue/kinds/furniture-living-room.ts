import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const parent = 'furniture/living-room-furniture.html';

export const livingRoom: CategoryRow[] = [
  category(
    'furniture/sofas-loveseats',
    ['Sofas & Loveseats', 'Canapés et causeuses'],
    [
      'From two seats to a whole family: deep, firm, small or sprawling.',
      'De deux places à toute la famille : profonds, fermes, petits ou généreux.',
    ],
    'sofa',
    {
      parent,
      goods: goods(
        [m('3-seater sofa', 'canapé 3 places'), f('loveseat', 'causeuse'), m('sectional sofa', 'canapé modulaire')],
        [349, 799, 2299],
        [
          [142, 228],
          [82, 98],
          [78, 94],
          [34, 76],
        ],
        { share: 4 },
      ),
    },
  ),
  category(
    'furniture/sofa-beds',
    ['Sofa Beds', 'Canapés-lits'],
    ['A seat by day and a guest bed in under a minute.', 'Un siège le jour, un lit d’appoint en moins d’une minute.'],
    'sofa',
    {
      parent,
      goods: goods(
        [m('sofa bed', 'canapé-lit'), m('daybed sofa', 'divan-lit')],
        [399, 849, 1899],
        [
          [168, 224],
          [84, 102],
          [80, 92],
          [44, 82],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/armchairs',
    ['Armchairs', 'Fauteuils'],
    ['The one seat that everybody wants.', 'La place que tout le monde convoite.'],
    'armchair',
    {
      parent,
      goods: goods(
        [m('armchair', 'fauteuil'), f('wing chair', 'bergère à oreilles')],
        [159, 349, 899],
        [
          [68, 88],
          [70, 90],
          [78, 104],
          [14, 29],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/accent-chairs',
    ['Accent Chairs', 'Fauteuils d’appoint'],
    ['A dash of colour for an empty corner.', 'Une touche de couleur pour un coin vide.'],
    'armchair',
    {
      parent,
      goods: goods(
        [m('accent chair', 'fauteuil d’appoint'), m('club chair', 'fauteuil club')],
        [119, 259, 649],
        [
          [62, 80],
          [66, 82],
          [74, 90],
          [11, 22],
        ],
      ),
    },
  ),
  category(
    'furniture/recliners',
    ['Recliners', 'Fauteuils inclinables'],
    ['Lean back, feet up, phone off.', 'Dossier incliné, pieds levés, téléphone fermé.'],
    'armchair',
    {
      parent,
      goods: goods(
        [m('recliner', 'fauteuil inclinable'), m('rocking recliner', 'fauteuil berçant inclinable')],
        [299, 549, 1299],
        [
          [76, 96],
          [86, 102],
          [98, 110],
          [32, 48],
        ],
      ),
    },
  ),
  category(
    'furniture/tv-stands',
    ['TV Stands', 'Meubles télé'],
    ['Low, tidy and strong enough for the big screen.', 'Bas, bien rangés et assez solides pour le grand écran.'],
    'tv-stand',
    {
      parent,
      goods: goods(
        [m('TV stand', 'meuble télé'), m('media console', 'meuble multimédia')],
        [99, 249, 749],
        [
          [110, 200],
          [36, 45],
          [45, 62],
          [21, 52],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/coffee-tables',
    ['Coffee Tables', 'Tables basses'],
    ['The middle of the room, at knee height.', 'Le centre de la pièce, à hauteur de genou.'],
    'coffee-table',
    {
      parent,
      goods: goods(
        [f('coffee table', 'table basse'), f('lift-top coffee table', 'table basse à plateau relevable')],
        [79, 189, 549],
        [
          [80, 125],
          [45, 70],
          [38, 48],
          [11, 32],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/end-tables',
    ['End Tables', 'Tables d’appoint'],
    ['A place for the lamp, the cup and the glasses.', 'Une place pour la lampe, la tasse et les lunettes.'],
    'nightstand',
    {
      parent,
      goods: goods(
        [f('end table', 'table d’appoint'), f('side table', 'table de bout')],
        [45, 99, 259],
        [
          [38, 55],
          [35, 50],
          [50, 62],
          [6, 14],
        ],
        { axis: 'number_of_pieces' },
      ),
    },
  ),
];
