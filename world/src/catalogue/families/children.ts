import { fact, feature, type Family } from '../family.ts';
import { wood } from '../materials.ts';
import { text } from '../words.ts';

export const kidsFurniture: Family = {
  materials: wood,
  warrantyYears: 2,
  facts: [fact('load', [60, 110, 10], text('Maximum load', 'Charge maximale'), 'kg')],
  traits: [
    text('rounded corners', 'coins arrondis'),
    text('non-toxic finish', 'fini non toxique'),
    text('low height', 'faible hauteur'),
  ],
  features: [
    feature(
      'Made for small people',
      'À leur taille',
      'Heights and depths were taken from children, not cut down from adult furniture.',
      'Les hauteurs et les profondeurs sont pensées pour les enfants, et non réduites d’un meuble d’adulte.',
    ),
    feature(
      'Nothing sharp',
      'Rien de pointu',
      'Every corner is rounded and every screw sits below the surface.',
      'Chaque coin est arrondi et chaque vis est noyée.',
    ),
    feature(
      'Climbed on and still standing',
      'Solide à toute épreuve',
      'It holds {load} kg, because somebody will climb on it.',
      'La structure supporte {load} kg, car quelqu’un finira par y grimper.',
    ),
    feature(
      'Safe to chew',
      'Sans danger',
      'The finish on the {material} is lead-free and meets Canadian toy rules.',
      'Le fini de la surface en {material} est sans plomb et conforme aux règles canadiennes sur les jouets.',
    ),
    feature(
      'Grows up well',
      'Grandit bien',
      'Plain lines still look right in a teenager’s room.',
      'Des lignes simples qui conviennent encore à une chambre d’ado.',
    ),
    feature(
      'Marker comes off',
      'Crayon effaçable',
      'Felt-tip and paint wipe away with a wet cloth.',
      'Le crayon-feutre et la gouache partent avec un linge mouillé.',
    ),
  ],
  care: [
    text('Clean with mild soap and water only.', 'Nettoyez uniquement avec du savon doux et de l’eau.'),
    text('Check the screws at the start of each school year.', 'Vérifiez les vis à chaque rentrée scolaire.'),
  ],
  stories: [
    text(
      'A fort on Saturday, a spaceship on Sunday and, with luck, a quiet place by seven in the evening.',
      'Un fort le samedi, une fusée le dimanche et, avec un peu de chance, un coin tranquille à dix-neuf heures.',
    ),
    text(
      'Anchors for the wall are in the box; please use them.',
      'Les ancrages muraux sont dans la boîte; utilisez-les, s’il vous plaît.',
    ),
  ],
};

export const changingTable: Family = {
  materials: wood,
  warrantyYears: 2,
  facts: [fact('baby', [11, 15, 1], text('For babies up to', 'Pour bébés jusqu’à'), 'kg')],
  traits: [
    text('safety rail', 'barrière de sécurité'),
    text('two shelves', 'deux tablettes'),
    text('changing pad', 'matelas à langer'),
  ],
  features: [
    feature(
      'Rails on four sides',
      'Barrières sur quatre côtés',
      'Rails 15 cm high and a strap guard wrigglers of up to {baby} kg.',
      'Des barrières de 15 cm et une sangle protègent les petits remuants jusqu’à {baby} kg.',
    ),
    feature(
      'Good for your back',
      'Bon pour le dos',
      'At {height} cm nobody has to stoop.',
      'À {height} cm de hauteur, nul besoin de se pencher.',
    ),
    feature(
      'One hand is enough',
      'D’une seule main',
      'Diapers and wipes stand open at hip height.',
      'Les couches et les lingettes restent à portée, à hauteur de hanche.',
    ),
    feature(
      'Nothing to breathe in',
      'Air sain',
      'The finish on the {material} is certified low-emission.',
      'Le fini de la surface en {material} est certifié à faibles émissions.',
    ),
    feature(
      'Later a dresser',
      'Commode plus tard',
      'Unscrew the rails and use it for years.',
      'Dévissez les barrières et gardez le meuble pendant des années.',
    ),
    feature(
      'Locks in place',
      'Bien immobile',
      'Two of the wheels have brakes; a strap goes to the wall.',
      'Deux roulettes ont un frein et une sangle se fixe au mur.',
    ),
  ],
  care: [
    text('Wipe the pad with mild soap after every use.', 'Essuyez le matelas au savon doux après chaque usage.'),
    text('Never leave a child alone on it.', 'Ne laissez jamais un enfant seul dessus.'),
  ],
  stories: [
    text(
      'Three in the morning, one small lamp, everything at hand: you can do this half asleep.',
      'Trois heures du matin, une petite lampe, tout à portée de main : on y arrive à moitié endormi.',
    ),
    text('It passes through an 80 cm door fully built.', 'Une fois monté, le meuble passe dans une porte de 80 cm.'),
  ],
};
