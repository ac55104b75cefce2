import { categoryAt } from '../catalogue/categories.ts';
import { text } from '../catalogue/words.ts';
import type { InstallVideo, Text } from '@shop/contract/contents';

interface Row {
  /** The film's name in `src/videos/films.ts`. */
  film: string;
  title: Text;
  /** The picture that the film ends with, or is near to. */
  poster: string;
  day: string;
  categories: readonly string[];
  steps: readonly Text[];
}

const rows: readonly Row[] = [
  {
    film: 'bookcase',
    title: text('Put a bookcase together', 'Monter une bibliothèque'),
    poster: 'bookcase-a-angle-oak',
    day: '2026-03-12',
    categories: ['furniture/bookcases', 'baby-kids/kids-bookcases'],
    steps: [
      text(
        'Stand the two sides up with their grooves facing each other.',
        'Dressez les deux côtés, les rainures face à face.',
      ),
      text(
        'Slide the shelves in from the front, the lowest one first.',
        'Glissez les tablettes par l’avant, en commençant par celle du bas.',
      ),
      text('Lower the back into its groove from above.', 'Descendez le dos dans sa rainure par le haut.'),
      text('Press the plinth in under the lowest shelf.', 'Enfoncez la plinthe sous la tablette du bas.'),
      text(
        'Fasten the case to the wall with the strap, then fill it.',
        'Fixez le meuble au mur avec la sangle, puis remplissez-le.',
      ),
    ],
  },
  {
    film: 'standing-desk',
    title: text('Put a standing desk together', 'Monter un bureau assis-debout'),
    poster: 'desk-b-angle-walnut',
    day: '2026-05-04',
    categories: ['furniture/standing-desks'],
    steps: [
      text('Screw a foot under each column.', 'Vissez un pied sous chaque colonne.'),
      text(
        'Push the upper columns in and set a bracket on each.',
        'Insérez les colonnes supérieures et posez un support sur chacune.',
      ),
      text('Join the two sides with the crossbar.', 'Reliez les deux côtés avec la traverse.'),
      text(
        'Lay the top on the brackets and screw it down from below.',
        'Posez le plateau sur les supports et vissez-le par-dessous.',
      ),
      text(
        'Plug the desk in, run it down and up once, and only then put the screen on it.',
        'Branchez le bureau, faites-le descendre et monter une fois, puis seulement posez-y l’écran.',
      ),
    ],
  },
  {
    film: 'bed-frame',
    title: text('Put a bed frame together', 'Monter une structure de lit'),
    poster: 'bed-b-angle-green',
    day: '2026-08-20',
    categories: ['furniture/bed-frames'],
    steps: [
      text('Screw the four legs under the platform.', 'Vissez les quatre pattes sous la plateforme.'),
      text('Bolt the two posts to its head end.', 'Boulonnez les deux montants du côté de la tête.'),
      text(
        'Set the slats between the posts and close them with the rail.',
        'Placez les lattes entre les montants et fermez avec la traverse.',
      ),
      text('Lay the mattress on, two people at the corners.', 'Posez le matelas à deux, un à chaque coin.'),
      text(
        'Make the bed. Tighten all bolts again after a week.',
        'Faites le lit. Resserrez tous les boulons après une semaine.',
      ),
    ],
  },
];

/** Videos of how furniture is put together, the newest first. */
export const installVideos: readonly InstallVideo[] = rows
  .map(({ film, title, poster, day, categories, steps }, index) => ({
    id: index + 1,
    title,
    url: `/media/videos/${film}.webm`,
    captions: text(`/media/videos/${film}.en.vtt`, `/media/videos/${film}.fr.vtt`),
    poster: `/media/pictures/${poster}-640.avif`,
    createdAt: `${day}T12:00:00.000Z`,
    categoryIds: categories.map((path) => categoryAt(`${path}.html`).id),
    steps: [...steps],
  }))
  .toReversed();
