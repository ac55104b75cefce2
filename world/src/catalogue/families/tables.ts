import { fact, feature, type Family } from '../family.ts';
import { wood, woodAndMetal } from '../materials.ts';
import { text } from '../words.ts';

export const coffeeTable: Family = {
  materials: woodAndMetal,
  warrantyYears: 2,
  facts: [fact('load', [30, 70, 5], text('Maximum load', 'Charge maximale'), 'kg')],
  traits: [
    text('lower shelf', 'tablette inférieure'),
    text('rounded edges', 'bords arrondis'),
    text('tapered legs', 'pieds fuselés'),
  ],
  features: [
    feature(
      'Low and broad',
      'Plateau généreux',
      'A top of {width} by {depth} cm keeps snacks, books and remotes within reach.',
      'Un plateau de {width} sur {depth} cm garde collations, livres et télécommandes à portée de main.',
    ),
    feature(
      'A shelf below',
      'Tablette cachée',
      'Magazines and game boxes slip onto the shelf underneath.',
      'Les magazines et les jeux de société se glissent sur la tablette du dessous.',
    ),
    feature(
      'Soft edges',
      'Arêtes adoucies',
      'Rounded edges are kind to shins and to toddlers.',
      'Les arêtes arrondies ménagent les tibias et les tout-petits.',
    ),
    feature(
      'Ring-proof',
      'Anticerne',
      'The lacquer over the {material} shrugs off wet glasses.',
      'Le vernis qui protège la surface en {material} ne craint pas les verres mouillés.',
    ),
    feature(
      'Stands firm',
      'Bien stable',
      'It carries {load} kg without a wobble.',
      'Une charge de {load} kg ne lui fait pas peur.',
    ),
    feature(
      'Two-minute legs',
      'Pieds en deux minutes',
      'The legs screw on by hand; no tools needed.',
      'Les pieds se vissent à la main, sans outil.',
    ),
  ],
  care: [
    text(
      'Wipe with a damp cloth, then dry along the grain.',
      'Essuyez avec un linge humide, puis séchez dans le sens du grain.',
    ),
    text('Use a trivet under hot dishes.', 'Posez les plats chauds sur un sous-plat.'),
  ],
  stories: [
    text(
      'Board games, bare feet and the last slice of pie end up on it, and it takes them all in good humour.',
      'Jeux de société, pieds nus et dernière pointe de tarte finissent dessus, et tout se passe bien.',
    ),
    text('Pair it with a round rug to soften a square room.', 'Un tapis rond en dessous adoucit une pièce carrée.'),
  ],
};

export const diningTable: Family = {
  materials: wood,
  warrantyYears: 5,
  facts: [
    fact('seats', [4, 8, 1], text('Seats', 'Places'), 'people', 'personnes'),
    fact('load', [80, 150, 10], text('Maximum load', 'Charge maximale'), 'kg'),
  ],
  traits: [
    text('butterfly leaf', 'rallonge papillon'),
    text('trestle base', 'piètement à tréteaux'),
    text('bevelled top', 'plateau biseauté'),
  ],
  features: [
    feature(
      'Room for {seats}',
      'Pour {seats} convives',
      'Seats {seats} people with elbows to spare.',
      '{seats} convives s’y installent sans se gêner.',
    ),
    feature(
      'Legs out of the way',
      'Pieds en retrait',
      'The base is set back, so chairs go wherever you want them.',
      'Le piètement en retrait laisse placer les chaises où l’on veut.',
    ),
    feature(
      'Built on a beam',
      'Longeron porteur',
      'A full-length beam below the top bears {load} kg and prevents bowing.',
      'Un longeron pleine longueur sous le plateau supporte {load} kg et empêche le fléchissement.',
    ),
    feature(
      'Hard-wearing top',
      'Plateau résistant',
      'Oil and wax are worked into the {material}; scratches can be rubbed out.',
      'L’huile et la cire pénètrent la surface en {material}; les égratignures s’effacent en frottant.',
    ),
    feature(
      'Standard height',
      'Hauteur standard',
      'At {height} cm high it fits the chairs you already have.',
      'À {height} cm de hauteur, {il} convient aux chaises que vous avez déjà.',
    ),
    feature(
      'Levelling feet',
      'Pieds niveleurs',
      'Feet turn to steady it on stone or old boards.',
      'Des pieds réglables assurent la stabilité sur la pierre ou les vieilles planches.',
    ),
  ],
  care: [
    text('Oil the top once a year.', 'Huilez le plateau une fois par année.'),
    text(
      'Lift hot pots onto a board, never straight onto the wood.',
      'Posez les chaudrons sur une planche, jamais directement sur le bois.',
    ),
  ],
  stories: [
    text(
      'Tourtière on Christmas Eve, tax papers in April, a puzzle all of August: this is the busiest square metre in the house.',
      'La tourtière du réveillon, les impôts en avril, un casse-tête tout le mois d’août : voici le mètre carré le plus occupé de la maison.',
    ),
    text(
      'Made in two parts that pass through a narrow stairwell.',
      'Livraison en deux parties qui passent par un escalier étroit.',
    ),
  ],
};

export const desk: Family = {
  materials: woodAndMetal,
  warrantyYears: 3,
  facts: [
    fact('load', [40, 90, 5], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('screens', [1, 3, 1], text('Screens side by side', 'Écrans côte à côte'), 'screens', 'écrans'),
  ],
  traits: [
    text('cable tray', 'goulotte à câbles'),
    text('drawer', 'tiroir'),
    text('monitor shelf', 'tablette pour écran'),
  ],
  features: [
    feature(
      'Space to spread out',
      'De la place',
      '{width} cm of width leave room for the notebook beside the keyboard.',
      'Une largeur de {width} cm laisse de la place au carnet, à côté du clavier.',
    ),
    feature(
      'One tray for cables',
      'Une goulotte',
      'Power bar and chargers hang in a tray below the top.',
      'La barre d’alimentation et les chargeurs se logent dans une goulotte sous le plateau.',
    ),
    feature(
      'Does not shake',
      'Sans vibration',
      'Cross bracing keeps screens still while you type; {load} kg are no trouble.',
      'Des croisillons gardent les écrans immobiles pendant la frappe; {load} kg ne posent aucun problème.',
    ),
    feature(
      'Smooth edge',
      'Rebord adouci',
      'The front edge is rounded where your wrists rest.',
      'Le rebord avant est arrondi sous les poignets.',
    ),
    feature(
      'Hides the small things',
      'Range les petits objets',
      'Pens and sticky notes disappear into a shallow drawer.',
      'Les crayons et les papillons adhésifs disparaissent dans un tiroir plat.',
    ),
    feature(
      'Warm to work at',
      'Chaleureux au travail',
      'The {material} takes the office feel out of a home office.',
      'La finition en {material} donne au bureau à domicile un air de maison.',
    ),
  ],
  care: [
    text(
      'Wipe ink at once with a cloth and a little alcohol.',
      'Essuyez l’encre aussitôt avec un linge et un peu d’alcool.',
    ),
    text('Retighten the braces after a month of use.', 'Resserrez les croisillons après un mois d’usage.'),
  ],
  stories: [
    text(
      'Close the laptop at five, slide the keyboard away, and the room is yours again.',
      'Fermez le portable à dix-sept heures, rangez le clavier : la pièce redevient la vôtre.',
    ),
    text(
      'Facing a window or a wall, it looks finished from every side.',
      'Face à une fenêtre ou contre un mur, toutes ses faces sont soignées.',
    ),
  ],
};
