import { category, goods, type CategoryRow } from '../kind.ts';
import { bedSizes } from '../sizes.ts';
import { feminine as f, masculine as m } from '../words.ts';

const living = 'furniture/living-room-furniture.html';
const bedroom = 'furniture/bedroom-furniture.html';
const dining = 'furniture/dining-room-furniture.html';
const office = 'furniture/office-furniture.html';

export const furniture: CategoryRow[] = [
  category(
    'furniture',
    ['Furniture', 'Meubles'],
    [
      'Sofas, beds, tables and storage, made for Canadian homes of every size.',
      'Canapés, lits, tables et rangement pour les maisons d’ici, petites ou grandes.',
    ],
    'sofa',
  ),
  category(
    'furniture/living-room-furniture',
    ['Living Room Furniture', 'Meubles de salon'],
    ['Everything that a living room is built around.', 'Tout ce qui donne vie au salon.'],
    'sofa',
  ),
  category(
    'furniture/bedroom-furniture',
    ['Bedroom Furniture', 'Meubles de chambre'],
    [
      'Frames, drawers and nightstands for calmer nights.',
      'Structures de lit, commodes et tables de chevet pour des nuits plus calmes.',
    ],
    'bed',
  ),
  category(
    'furniture/dining-room-furniture',
    ['Dining Room Furniture', 'Meubles de salle à manger'],
    [
      'Tables that grow with the family, and chairs to linger on.',
      'Des tables qui suivent la famille et des chaises où l’on s’attarde.',
    ],
    'dining-table',
  ),
  category(
    'furniture/office-furniture',
    ['Office Furniture', 'Meubles de bureau'],
    ['Work at home without working at the kitchen table.', 'Le télétravail, ailleurs que sur la table de cuisine.'],
    'desk',
  ),
  category(
    'furniture/sofas-loveseats',
    ['Sofas & Loveseats', 'Canapés et causeuses'],
    [
      'From two seats to a whole family: deep, firm, small or sprawling.',
      'De deux places à toute la famille : profonds, fermes, petits ou généreux.',
    ],
    'sofa',
    {
      parent: living,
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
      parent: living,
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
      parent: living,
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
      parent: living,
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
      parent: living,
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
      parent: living,
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
      parent: living,
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
      parent: living,
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
  category(
    'furniture/bed-frames',
    ['Bed Frames', 'Structures de lit'],
    [
      'In every Canadian mattress size, with slats included.',
      'Dans toutes les tailles de matelas d’ici, lattes comprises.',
    ],
    'bed',
    {
      parent: bedroom,
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
      parent: bedroom,
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
      parent: bedroom,
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
      parent: bedroom,
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
      parent: bedroom,
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
  category(
    'furniture/dining-tables',
    ['Dining Tables', 'Tables de salle à manger'],
    ['For four on Tuesday and ten at Thanksgiving.', 'Pour quatre le mardi et dix à l’Action de grâce.'],
    'dining-table',
    {
      parent: dining,
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
      parent: dining,
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
      parent: dining,
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
      parent: dining,
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
  category(
    'furniture/desks',
    ['Desks', 'Bureaux'],
    ['For homework, invoices and the great novel.', 'Pour les devoirs, les factures et le grand roman.'],
    'desk',
    {
      parent: office,
      goods: goods(
        [m('writing desk', 'bureau'), m('computer desk', 'bureau d’ordinateur')],
        [89, 219, 699],
        [
          [100, 160],
          [50, 75],
          [73, 77],
          [14, 42],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/standing-desks',
    ['Standing Desks', 'Bureaux assis-debout'],
    ['Up for the call, down for the report.', 'Debout pour l’appel, assis pour le rapport.'],
    'desk',
    {
      parent: office,
      goods: goods(
        [m('standing desk', 'bureau assis-debout'), m('sit-stand workstation', 'poste de travail assis-debout')],
        [199, 399, 899],
        [
          [110, 180],
          [60, 80],
          [72, 118],
          [24, 46],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category(
    'furniture/office-chairs',
    ['Office Chairs', 'Chaises de bureau'],
    ['Good to your back, eight hours a day.', 'Bonnes pour le dos, huit heures par jour.'],
    'office-chair',
    {
      parent: office,
      goods: goods(
        [f('office chair', 'chaise de bureau'), m('executive chair', 'fauteuil de direction')],
        [79, 189, 599],
        [
          [60, 70],
          [58, 70],
          [98, 125],
          [10, 22],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/gaming-chairs',
    ['Gaming Chairs', 'Chaises de jeu'],
    ['For long campaigns and longer load times.', 'Pour les longues campagnes et les longs chargements.'],
    'office-chair',
    {
      parent: office,
      goods: goods(
        [f('gaming chair', 'chaise de jeu')],
        [129, 249, 549],
        [
          [64, 72],
          [60, 72],
          [118, 134],
          [16, 25],
        ],
      ),
    },
  ),
  category(
    'furniture/bookcases',
    ['Bookcases', 'Bibliothèques'],
    ['Walls of shelves, or just the one by the door.', 'Des murs de tablettes, ou juste celle près de la porte.'],
    'bookcase',
    {
      parent: office,
      goods: goods(
        [f('bookcase', 'bibliothèque'), f('open bookshelf', 'étagère ouverte')],
        [59, 149, 549],
        [
          [60, 120],
          [25, 38],
          [110, 200],
          [15, 46],
        ],
        { share: 2 },
      ),
    },
  ),
];
