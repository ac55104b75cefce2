import { fact, feature, type Family } from '../family.ts';
import { plush, wood } from '../materials.ts';
import { text } from '../words.ts';

export const kennel: Family = {
  materials: wood,
  warrantyYears: 2,
  facts: [fact('dog', [12, 45, 1], text('For dogs up to', 'Pour chiens jusqu’à'), 'kg')],
  traits: [
    text('raised floor', 'plancher surélevé'),
    text('opening roof', 'toit ouvrant'),
    text('wide door', 'porte large'),
  ],
  features: [
    feature(
      'Off the cold ground',
      'Loin du sol froid',
      'Four feet raise the floor above wet and frost.',
      'Quatre pieds soulèvent le plancher au-dessus de l’humidité et du gel.',
    ),
    feature(
      'Room to turn round',
      'De la place pour se tourner',
      'A dog of up to {dog} kg can stand, turn and stretch out.',
      'Un chien allant jusqu’à {dog} kg peut se lever, se tourner et s’étirer.',
    ),
    feature(
      'Opens for cleaning',
      'S’ouvre pour le ménage',
      'Lift the top and reach every corner with a broom.',
      'Soulevez le dessus et atteignez chaque coin avec un balai.',
    ),
    feature(
      'Air without draught',
      'Aération sans courant d’air',
      'Slots under the eaves change the air and keep wind out.',
      'Des fentes sous l’avant-toit renouvellent l’air sans laisser entrer le vent.',
    ),
    feature(
      'Chew-proof edges',
      'Arêtes protégées',
      'Metal strips guard the door frame against teeth.',
      'Des bandes de métal protègent le cadre de la porte contre les dents.',
    ),
    feature(
      'Safe finish',
      'Fini sans danger',
      'The {material} is treated with a stain that pets may lick.',
      'La paroi en {material} est traitée avec une teinture sans danger pour les animaux.',
    ),
  ],
  care: [
    text(
      'Sweep weekly, and wash with mild soap each month.',
      'Balayez chaque semaine et lavez au savon doux chaque mois.',
    ),
    text('Renew the stain every second spring.', 'Renouvelez la teinture un printemps sur deux.'),
  ],
  stories: [
    text(
      'A place of one’s own, with a view of the kitchen and within earshot of the cookie jar.',
      'Un coin à soi, avec vue sur la cuisine et à portée d’oreille du bocal de biscuits.',
    ),
    text(
      'Panels slot together; one person builds it in forty minutes.',
      'Les panneaux s’emboîtent; une personne seule y arrive en quarante minutes.',
    ),
  ],
};

export const catTree: Family = {
  materials: plush,
  warrantyYears: 1,
  facts: [
    fact('cats', [1, 4, 1], text('Room for', 'Places'), 'cats', 'chats'),
    fact('load', [10, 25, 1], text('Maximum load', 'Charge maximale'), 'kg'),
  ],
  traits: [text('sisal posts', 'poteaux en sisal'), text('hammock', 'hamac'), text('lookout perch', 'perchoir')],
  features: [
    feature(
      'Claws welcome',
      'Griffes bienvenues',
      'Posts are wrapped in natural sisal from bottom to top.',
      'Les poteaux sont entourés de sisal naturel de bas en haut.',
    ),
    feature(
      'The best view',
      'La plus belle vue',
      'A perch {height} cm up overlooks the bird feeder.',
      'Un perchoir à {height} cm du sol domine la mangeoire.',
    ),
    feature(
      'Does not tip',
      'Ne bascule pas',
      'A broad base and a wall strap hold {load} kg of landing cat.',
      'Une base large et une sangle murale retiennent {load} kg de chat à l’atterrissage.',
    ),
    feature(
      'A den to hide in',
      'Une cachette',
      'The cubby is lined with {material} and wide enough for two.',
      'La niche, doublée de {material}, est assez grande pour deux.',
    ),
    feature(
      'Parts you can replace',
      'Pièces remplaçables',
      'Worn posts unscrew and cost little to renew.',
      'Les poteaux usés se dévissent et se remplacent à peu de frais.',
    ),
    feature(
      'Steps for kittens',
      'Marches pour chatons',
      'Platforms rise in small steps, good for the young and the old.',
      'Les plateformes montent par petites marches, idéales pour les jeunes et les aînés.',
    ),
  ],
  care: [
    text('Vacuum loose hair with the upholstery nozzle.', 'Aspirez les poils avec l’embout pour meubles.'),
    text('Rub in a little catnip to renew interest.', 'Frottez un peu d’herbe à chat pour raviver l’intérêt.'),
  ],
  stories: [
    text(
      'The sofa is safe at last: here is something better to scratch.',
      'Le canapé est enfin sauvé : voici mieux à griffer.',
    ),
    text(
      'Stand it by a south window and it will be occupied from dawn.',
      'Près d’une fenêtre au sud, la place sera prise dès l’aube.',
    ),
  ],
};
