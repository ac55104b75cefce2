import { fact, feature, type Family } from '../family.ts';
import { wood, woodAndMetal } from '../materials.ts';
import { text } from '../words.ts';

export const shelves: Family = {
  materials: woodAndMetal,
  warrantyYears: 3,
  facts: [
    fact('shelf', [15, 40, 5], text('Load per shelf', 'Charge par tablette'), 'kg'),
    fact('count', [3, 6, 1], text('Shelves', 'Tablettes'), 'shelves', 'tablettes'),
  ],
  traits: [
    text('adjustable shelves', 'tablettes réglables'),
    text('open back', 'fond ouvert'),
    text('closed base', 'base fermée'),
  ],
  features: [
    feature(
      'Shelves that move',
      'Tablettes mobiles',
      'Set the {count} shelves at the height of atlases, albums or bins.',
      'Placez les {count} tablettes à la hauteur des atlas, des albums ou des bacs.',
    ),
    feature(
      'No sagging',
      'Sans fléchissement',
      'A steel rail under each shelf keeps {shelf} kg of hardcovers level.',
      'Une barre d’acier sous chaque tablette soutient {shelf} kg de livres reliés.',
    ),
    feature(
      'Fixed to the wall',
      'Fixation murale',
      'Two brackets hold it to the wall, which matters wherever children climb.',
      'Deux équerres retiennent {le_noun} au mur, ce qui compte là où les enfants grimpent.',
    ),
    feature(
      'Level on old floors',
      'De niveau partout',
      'Screw feet even out a sloping floor by up to 2 cm.',
      'Des pieds à vis compensent jusqu’à 2 cm de dénivelé.',
    ),
    feature(
      'Small footprint',
      'Peu encombrant',
      'It takes only {depth} cm from the room and gives back a whole wall.',
      'Une profondeur de {depth} cm suffit pour gagner tout un mur.',
    ),
    feature(
      'Finished on all sides',
      'Fini sur toutes les faces',
      'Edges of the {material} are banded all round, so it may also divide a room.',
      'Les chants en {material} sont finis tout autour : il est donc possible de diviser une pièce.',
    ),
  ],
  care: [
    text('Put the heaviest books on the lowest shelf.', 'Placez les livres les plus lourds sur la tablette du bas.'),
    text('Dust with a dry microfibre cloth.', 'Époussetez avec un chiffon de microfibre sec.'),
  ],
  stories: [
    text(
      'Novels, a trailing plant, the radio: what you keep within reach says where you live.',
      'Des romans, une plante retombante, la radio : ce qu’on garde à portée de main raconte où l’on vit.',
    ),
    text(
      'Stand two side by side and the gap between them disappears.',
      'Placez-en deux côte à côte et l’espace entre les deux disparaît.',
    ),
  ],
};

export const media: Family = {
  materials: woodAndMetal,
  warrantyYears: 3,
  facts: [
    fact('screen', [50, 85, 5], text('Screen up to', 'Écran jusqu’à'), 'in', 'po'),
    fact('top', [45, 90, 5], text('Load on the top', 'Charge sur le dessus'), 'kg'),
  ],
  traits: [
    text('sliding doors', 'portes coulissantes'),
    text('cable management', 'gestion des câbles'),
    text('open shelves', 'tablettes ouvertes'),
  ],
  features: [
    feature(
      'Takes the big screen',
      'Pour les grands écrans',
      'Built for screens up to {screen} inches and {top} kg.',
      'Conçu{e} pour les écrans allant jusqu’à {screen} pouces et {top} kg.',
    ),
    feature(
      'Cables out of sight',
      'Câbles invisibles',
      'Openings behind every shelf lead cables down to a single power bar.',
      'Des ouvertures derrière chaque tablette guident les fils vers une seule barre d’alimentation.',
    ),
    feature(
      'Consoles stay cool',
      'Consoles au frais',
      'A vented back keeps receivers and consoles from overheating.',
      'Un fond ventilé évite la surchauffe des récepteurs et des consoles.',
    ),
    feature(
      'Doors that hide',
      'Portes discrètes',
      'Close the doors and the clutter is gone.',
      'Fermez les portes et le désordre disparaît.',
    ),
    feature(
      'Good viewing height',
      'Bonne hauteur d’écoute',
      'At {height} cm it brings the middle of the screen to eye level from the sofa.',
      'À {height} cm, le centre de l’écran arrive à la hauteur des yeux depuis le canapé.',
    ),
    feature(
      'Honest grain',
      'Veinage véritable',
      'The pattern of the {material} runs unbroken across the front.',
      'Le motif de la façade en {material} se poursuit d’un bord à l’autre.',
    ),
  ],
  care: [
    text(
      'Leave 5 cm free behind devices so that warm air can leave.',
      'Laissez 5 cm libres derrière les appareils pour évacuer l’air chaud.',
    ),
    text('Lift it when you move it; do not drag.', 'Soulevez le meuble pour le déplacer, sans le traîner.'),
  ],
  stories: [
    text(
      'Game night, a record on low, the news with supper: it all plays from one tidy place.',
      'Le match du samedi, un vinyle en sourdine, les nouvelles au souper : tout part d’un seul endroit bien rangé.',
    ),
    text(
      'With {width} cm of width, the screen has breathing space on both sides.',
      'Avec {width} cm de largeur, l’écran respire des deux côtés.',
    ),
  ],
};

export const chest: Family = {
  materials: wood,
  warrantyYears: 2,
  facts: [
    fact('litres', [90, 220, 10], text('Capacity', 'Capacité'), 'L'),
    fact('top', [40, 80, 5], text('Load on the lid', 'Charge sur le couvercle'), 'kg'),
  ],
  traits: [
    text('slow-close lid', 'couvercle à fermeture lente'),
    text('cut-out handles', 'poignées découpées'),
    text('seat cushion', 'coussin d’assise'),
  ],
  features: [
    feature(
      'Fingers stay safe',
      'Doigts protégés',
      'A gas stay lets the lid down slowly and never all of a sudden.',
      'Un vérin à gaz referme le couvercle lentement, jamais d’un coup.',
    ),
    feature(
      'Swallows the lot',
      'Avale tout',
      '{litres} litres take the blocks, the trucks and the dress-up box.',
      'Ses {litres} litres accueillent les blocs, les camions et les déguisements.',
    ),
    feature(
      'A bench as well',
      'Un banc en prime',
      'Closed, the lid carries {top} kg and serves as a seat.',
      'Fermé, le couvercle supporte {top} kg et sert de banc.',
    ),
    feature(
      'Air gap',
      'Fente d’aération',
      'A gap along the front lets air in, even if a child hides inside.',
      'Une fente à l’avant laisse passer l’air, même si un enfant s’y cache.',
    ),
    feature(
      'Rounded all over',
      'Tout en rondeur',
      'Corners and edges are sanded round to the touch.',
      'Les coins et les arêtes sont poncés et arrondis.',
    ),
    feature(
      'Water-based finish',
      'Fini à base d’eau',
      'The {material} is coated with a low-odour, lead-free finish.',
      'La surface en {material} reçoit un fini sans plomb et peu odorant.',
    ),
  ],
  care: [
    text(
      'Wipe crayon marks with a damp cloth and a little baking soda.',
      'Effacez les marques de crayon avec un linge humide et un peu de bicarbonate.',
    ),
    text('Check the lid stay once a season.', 'Vérifiez le vérin du couvercle à chaque saison.'),
  ],
  stories: [
    text(
      'Tidying takes two minutes when there is only one place where everything goes.',
      'Ranger prend deux minutes quand tout va au même endroit.',
    ),
    text(
      'Toys today, skates and mitts in ten years.',
      'Des jouets aujourd’hui, des patins et des mitaines dans dix ans.',
    ),
  ],
};
