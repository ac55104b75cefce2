import { fact, feature, type Family } from '../family.ts';
import { ceramic, wood } from '../materials.ts';
import { text } from '../words.ts';

export const vanity: Family = {
  materials: wood,
  warrantyYears: 3,
  facts: [fact('basin', [11, 16, 1], text('Basin depth', 'Profondeur de la vasque'), 'cm')],
  traits: [
    text('ceramic basin', 'vasque en céramique'),
    text('soft-close drawers', 'tiroirs à fermeture douce'),
    text('quartz-look top', 'dessus d’aspect quartz'),
  ],
  features: [
    feature(
      'Ready for the plumber',
      'Prêt pour le plombier',
      'The back is open where pipes come out, so nothing needs to be cut.',
      'Le fond est ouvert à la sortie des tuyaux : rien à découper.',
    ),
    feature(
      'Deep basin',
      'Vasque profonde',
      'A basin {basin} cm deep keeps water off the counter.',
      'Une vasque de {basin} cm de profondeur garde l’eau loin du comptoir.',
    ),
    feature(
      'Stands damp',
      'Résiste à l’humidité',
      'All six faces of each {material} panel are sealed.',
      'Les six faces de chaque panneau en {material} sont scellées.',
    ),
    feature(
      'Drawers around the trap',
      'Tiroirs en U',
      'U-shaped drawers use the space beside the drain.',
      'Des tiroirs en U exploitent l’espace autour du siphon.',
    ),
    feature(
      'No drips at the edge',
      'Rebord antigoutte',
      'A raised lip stops drops before they reach the floor.',
      'Un rebord relevé arrête les gouttes avant le plancher.',
    ),
    feature(
      'Standard drilling',
      'Perçage standard',
      'Takes any faucet made for one hole of 35 mm.',
      'Accepte tout robinet monotrou de 35 mm.',
    ),
  ],
  care: [
    text('Dry standing water at the seams each evening.', 'Asséchez l’eau près des joints chaque soir.'),
    text('Clean the basin with a non-abrasive cream.', 'Nettoyez la vasque avec une crème non abrasive.'),
  ],
  stories: [
    text(
      'Two toothbrushes, one hair dryer and four minutes until the bus: order helps.',
      'Deux brosses à dents, un séchoir et quatre minutes avant l’autobus : l’ordre aide.',
    ),
    text(
      'At {width} cm it suits the narrow bathrooms of older houses.',
      'Ses {width} cm conviennent aux petites salles de bain des maisons anciennes.',
    ),
  ],
};

export const toilet: Family = {
  readyToUse: true,
  materials: ceramic,
  warrantyYears: 5,
  facts: [
    fact('flush', [4.1, 4.8, 0.1], text('Full flush', 'Grande chasse'), 'L'),
    fact('half', [2.6, 3.2, 0.1], text('Half flush', 'Petite chasse'), 'L'),
  ],
  traits: [
    text('dual flush', 'double chasse'),
    text('comfort height', 'hauteur confort'),
    text('slow-close seat', 'siège à fermeture lente'),
  ],
  features: [
    feature(
      'Two flushes',
      'Double chasse',
      'Press for {half} litres or {flush} litres and save some 20,000 litres a year.',
      'Choisissez {half} ou {flush} litres et économisez près de 20 000 litres par année.',
    ),
    feature(
      'Clears in one go',
      'Efficace du premier coup',
      'A fully glazed 54 mm trap leaves nothing behind.',
      'Un siphon de 54 mm entièrement émaillé ne laisse rien derrière.',
    ),
    feature(
      'Smooth skirt',
      'Jupe lisse',
      'The closed skirt wipes clean with a single pass.',
      'La jupe fermée se nettoie d’un seul geste.',
    ),
    feature(
      'Quiet refill',
      'Remplissage discret',
      'The valve fills the tank in a whisper.',
      'La valve remplit le réservoir dans un murmure.',
    ),
    feature(
      'Seat that lowers itself',
      'Siège amorti',
      'The seat comes down slowly and lifts off for cleaning.',
      'Le siège descend lentement et se retire pour le nettoyage.',
    ),
    feature(
      'Glaze that shines',
      'Émail brillant',
      'Fired at 1,250 °C, the {material} keeps stains from taking hold.',
      'Cuite à 1 250 °C, la surface en {material} ne laisse pas prendre les taches.',
    ),
  ],
  care: [
    text('Use a mild toilet cleaner and a soft brush.', 'Utilisez un nettoyant doux et une brosse souple.'),
    text('Keep chlorine tablets out of the tank.', 'Ne mettez pas de pastilles de chlore dans le réservoir.'),
  ],
  stories: [
    text(
      'Nobody praises plumbing that works. That is the idea.',
      'Personne ne vante une plomberie qui marche. C’est bien le but.',
    ),
    text(
      'Bowl, tank, seat, wax ring and bolts arrive in one carton.',
      'La cuvette, le réservoir, le siège, l’anneau de cire et les boulons arrivent dans une seule boîte.',
    ),
  ],
};
