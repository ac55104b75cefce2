import { fact, feature, type Family } from '../family.ts';
import { leather, mesh, upholstery } from '../materials.ts';
import { text } from '../words.ts';

export const diningChair: Family = {
  materials: upholstery,
  warrantyYears: 2,
  facts: [
    fact('load', [120, 160, 10], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('seat', [45, 50, 1], text('Seat height', 'Hauteur de l’assise'), 'cm'),
  ],
  traits: [
    text('curved back', 'dossier galbé'),
    text('tapered legs', 'pieds fuselés'),
    text('padded seat', 'assise rembourrée'),
  ],
  features: [
    feature(
      'Made for second helpings',
      'Pour les longs repas',
      'Five centimetres of foam keep everyone at the table until dessert.',
      'Cinq centimètres de mousse gardent tout le monde à table jusqu’au dessert.',
    ),
    feature(
      'Right height',
      'Bonne hauteur',
      'With the seat at {seat} cm it slides under any standard table.',
      'Avec une assise à {seat} cm, {il} se range sous toute table standard.',
    ),
    feature(
      'Wipes clean',
      'Nettoyage facile',
      'A stain-shedding finish on the {material} means that sauce stays a story, not a stain.',
      'Le revêtement en {material}, traité antitache, fait oublier la sauce renversée.',
    ),
    feature(
      'Quiet feet',
      'Pieds silencieux',
      'Rubber caps stop scraping on tile and laminate.',
      'Des embouts de caoutchouc évitent les grincements sur la céramique et le stratifié.',
    ),
    feature(
      'Light to move',
      'Facile à déplacer',
      'At {weight} kg, one hand is enough to pull it to another room.',
      'À {weight} kg, une seule main suffit pour changer de pièce.',
    ),
    feature(
      'Braced joints',
      'Joints renforcés',
      'Every joint is bolted and braced, and carries {load} kg.',
      'Chaque joint est boulonné, renforcé et supporte {load} kg.',
    ),
  ],
  care: [
    text(
      'Wipe with a cloth dampened in soapy water, then dry.',
      'Essuyez avec un linge humecté d’eau savonneuse, puis séchez.',
    ),
    text('Tighten the bolts again after the first month.', 'Resserrez les boulons après le premier mois.'),
  ],
  stories: [
    text(
      'Homework at four, soup at six, cards at nine: a table is only as good as what you sit on.',
      'Devoirs à seize heures, soupe à dix-huit heures, cartes à vingt et une heures : une table ne vaut que par ses sièges.',
    ),
    text(
      'Mix two colours around one table, or keep to one for calm.',
      'Mariez deux couleurs autour d’une même table, ou gardez-en une seule pour un décor paisible.',
    ),
  ],
};

export const officeChair: Family = {
  materials: mesh,
  warrantyYears: 3,
  facts: [
    fact('load', [120, 160, 5], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('tilt', [105, 135, 5], text('Recline', 'Inclinaison'), '°'),
  ],
  traits: [
    text('lumbar support', 'soutien lombaire'),
    text('adjustable arms', 'accoudoirs réglables'),
    text('headrest', 'appuie-tête'),
  ],
  features: [
    feature(
      'Support where it counts',
      'Le soutien au bon endroit',
      'The lumbar pad moves up and down to meet the curve of your back.',
      'Le coussin lombaire monte et descend pour suivre la courbe du dos.',
    ),
    feature(
      'Leans with you',
      'Suit vos mouvements',
      'Recline to {tilt}° between two meetings, and lock any position.',
      'Inclinez le dossier à {tilt}° entre deux réunions et bloquez la position voulue.',
    ),
    feature(
      'Keeps you cool',
      'Reste au frais',
      'Air moves freely through the {material}, even on a long afternoon.',
      'Le revêtement en {material} laisse circuler l’air, même par un long après-midi.',
    ),
    feature(
      'Rolls on any floor',
      'Roule partout',
      'Soft casters glide over carpet and spare wooden floors.',
      'Des roulettes souples glissent sur le tapis et ménagent le bois.',
    ),
    feature(
      'Gas lift',
      'Vérin à gaz',
      'A certified class-4 lift carries {load} kg and adjusts with one lever.',
      'Le vérin certifié de classe 4 supporte {load} kg et se règle d’un seul levier.',
    ),
    feature(
      'Arms out of the way',
      'Accoudoirs relevables',
      'Flip the arms up and push it fully under the desk.',
      'Relevez les accoudoirs pour ranger le siège entièrement sous le bureau.',
    ),
  ],
  care: [
    text(
      'Dust the mechanism twice a year and keep the casters free of hair.',
      'Dépoussiérez le mécanisme deux fois par année et dégagez les roulettes.',
    ),
    text('Do not use bleach or solvents on the seat.', 'N’utilisez ni javellisant ni solvant sur l’assise.'),
  ],
  stories: [
    text(
      'Eight hours is a long time to sit badly. Set it once and forget about your back until evening.',
      'Huit heures, c’est long quand on est mal assis. Réglez une fois, puis oubliez votre dos jusqu’au soir.',
    ),
    text(
      'It looks as much at home in a bedroom corner as behind a reception desk.',
      'Aussi à l’aise dans un coin de chambre que derrière un comptoir d’accueil.',
    ),
  ],
};

export const massageChair: Family = {
  materials: leather,
  warrantyYears: 3,
  facts: [
    fact('programs', [6, 14, 1], text('Massage programs', 'Programmes de massage'), 'programs', 'programmes'),
    fact('load', [120, 150, 5], text('Maximum load', 'Charge maximale'), 'kg'),
  ],
  traits: [
    text('heated back', 'dossier chauffant'),
    text('foot rollers', 'rouleaux pour les pieds'),
    text('voice control', 'commande vocale'),
  ],
  features: [
    feature(
      'A track that follows you',
      'Un rail sur mesure',
      'A body scan measures your shoulders first, so the rollers press where they should.',
      'Une lecture du corps repère d’abord les épaules : les rouleaux appuient au bon endroit.',
    ),
    feature(
      '{programs} programs',
      '{programs} programmes',
      'Choose among {programs} programs, from a ten-minute refresh to a deep-sleep session.',
      'Choisissez parmi {programs} programmes, de la pause de dix minutes à la séance de sommeil profond.',
    ),
    feature(
      'Gentle heat',
      'Chaleur douce',
      'Carbon heat warms the lower back within three minutes.',
      'Le chauffage au carbone réchauffe le bas du dos en trois minutes.',
    ),
    feature(
      'Weightless position',
      'Position d’apesanteur',
      'One button lifts the knees to heart level and takes the load off the spine.',
      'Un bouton élève les genoux à la hauteur du cœur et décharge la colonne.',
    ),
    feature(
      'Air pressure',
      'Compression d’air',
      'Air cushions knead arms, hips and calves in turn.',
      'Des coussins d’air pétrissent tour à tour les bras, les hanches et les mollets.',
    ),
    feature(
      'Sits near the wall',
      'Près du mur',
      'It slides forward as it reclines and needs only 8 cm behind it.',
      'Le siège avance en s’inclinant et n’exige que 8 cm derrière lui.',
    ),
  ],
  care: [
    text(
      'Unplug before cleaning; wipe with a barely damp cloth.',
      'Débranchez avant le nettoyage; essuyez avec un linge à peine humide.',
    ),
    text(
      'Allow 30 minutes of rest after every two sessions.',
      'Laissez reposer l’appareil 30 minutes après deux séances.',
    ),
  ],
  stories: [
    text(
      'After shovelling the driveway, fifteen minutes here are worth an hour on the sofa.',
      'Après le pelletage de l’entrée, quinze minutes ici valent une heure de canapé.',
    ),
    text(
      'Delivered to the room of your choice; two people set it up in about half an hour.',
      'Livraison dans la pièce de votre choix; à deux, comptez une demi-heure de montage.',
    ),
  ],
};
