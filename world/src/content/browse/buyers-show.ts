import { makeRandom } from '../../catalogue/random.ts';
import { text } from '../../catalogue/words.ts';
import { authorName } from '../../people/names.ts';
import type { Browse, BuyerShow, Text } from '@shop/contract/contents';
import type { Shelf } from './shelf.ts';

interface Row {
  name: Text;
  categories: readonly string[];
  /** What four customers say of their photo, a headline and a sentence each. */
  said: readonly (readonly [name: Text, text: Text])[];
}

const rows: readonly Row[] = [
  {
    name: text('Living room', 'Salon'),
    categories: ['furniture/sofas-loveseats', 'furniture/armchairs', 'decor/rugs', 'furniture/coffee-tables'],
    said: [
      [
        text('Up three flights', 'Trois étages plus haut'),
        text(
          'It came in two boxes, and my sister and I had it standing within the hour.',
          'Il est arrivé en deux boîtes, et ma sœur et moi l’avons monté en moins d’une heure.',
        ),
      ],
      [
        text('My reading corner', 'Mon coin lecture'),
        text(
          'Nobody else is allowed to sit here on Sundays.',
          'Personne d’autre n’a le droit de s’y asseoir le dimanche.',
        ),
      ],
      [
        text('The floor is warm at last', 'Le plancher est enfin chaud'),
        text('Even the dog prefers it to his bed.', 'Même le chien le préfère à son panier.'),
      ],
      [
        text('Just the right height', 'Juste à la bonne hauteur'),
        text(
          'Close enough to reach from the sofa, far enough for small knees.',
          'Assez près du canapé, assez loin des petits genoux.',
        ),
      ],
    ],
  },
  {
    name: text('Bedroom', 'Chambre'),
    categories: ['furniture/bed-frames', 'furniture/dressers', 'furniture/nightstands', 'decor/mirrors'],
    said: [
      [
        text('No creaking', 'Aucun grincement'),
        text('Six months in, and not a sound from it.', 'Six mois plus tard, pas le moindre bruit.'),
      ],
      [
        text('Everything has a drawer', 'Un tiroir pour chaque chose'),
        text('The chair in the corner is a chair again.', 'La chaise du coin est redevenue une chaise.'),
      ],
      [
        text('Small but enough', 'Petite, mais suffisante'),
        text(
          'A lamp, a book and a glass of water: more I do not need.',
          'Une lampe, un livre, un verre d’eau : il ne m’en faut pas plus.',
        ),
      ],
      [
        text('Twice the light', 'Deux fois plus de lumière'),
        text(
          'Opposite the window it makes the room look twice as wide.',
          'En face de la fenêtre, il agrandit la pièce de moitié.',
        ),
      ],
    ],
  },
  {
    name: text('Dining room', 'Salle à manger'),
    categories: [
      'furniture/dining-tables',
      'furniture/dining-chairs',
      'furniture/sideboards',
      'kitchen/kitchen-islands',
    ],
    said: [
      [
        text('Ten at the table', 'Dix à table'),
        text(
          'We tried it out at Thanksgiving, elbows and all.',
          'Nous l’avons essayée à l’Action de grâce, coudes compris.',
        ),
      ],
      [
        text('Nobody gets up', 'Personne ne se lève'),
        text(
          'Dinner now lasts until midnight, which says enough about the chairs.',
          'Le souper dure jusqu’à minuit, ce qui en dit long sur les chaises.',
        ),
      ],
      [
        text('The good dishes are home', 'La belle vaisselle est rentrée'),
        text('They waited eight years in a box for this.', 'Elle attendait depuis huit ans dans une boîte.'),
      ],
      [
        text('Where everyone stands', 'Là où tout le monde se tient'),
        text(
          'We bought it for storage and got a meeting place.',
          'Nous voulions du rangement, nous avons un lieu de rencontre.',
        ),
      ],
    ],
  },
  {
    name: text('Home office', 'Bureau à domicile'),
    categories: ['furniture/desks', 'furniture/office-chairs', 'furniture/bookcases', 'furniture/standing-desks'],
    said: [
      [
        text('Goodbye, kitchen table', 'Adieu, table de cuisine'),
        text('The cables are gone and so is the mess.', 'Les fils ont disparu, le désordre aussi.'),
      ],
      [
        text('My back says thanks', 'Mon dos dit merci'),
        text('Two winters of meetings and no complaint.', 'Deux hivers de réunions et aucune plainte.'),
      ],
      [
        text('Sorted by colour', 'Classés par couleur'),
        text(
          'My partner sorts them by author when I am out.',
          'Dès que je sors, mon conjoint les reclasse par auteur.',
        ),
      ],
      [
        text('Up after lunch', 'Debout après dîner'),
        text('The afternoon is shorter standing.', 'Debout, l’après-midi passe plus vite.'),
      ],
    ],
  },
  {
    name: text('Outdoor', 'Extérieur'),
    categories: ['outdoor/patio-chairs', 'outdoor/fire-pits', 'outdoor/garden-planters', 'outdoor/patio-tables'],
    said: [
      [
        text('Coffee at seven', 'Le café de sept heures'),
        text(
          'Facing east, with a blanket from April to October.',
          'Face à l’est, avec une couverture d’avril à octobre.',
        ),
      ],
      [
        text('The neighbours came', 'Les voisins sont venus'),
        text('We lit it once and had six people in the yard.', 'Allumé une seule fois, et six personnes dans la cour.'),
      ],
      [
        text('Tomatoes on the balcony', 'Des tomates au balcon'),
        text('Forty of them, in a city apartment.', 'Quarante, dans un appartement en ville.'),
      ],
      [
        text('Survived the hail', 'Elle a survécu à la grêle'),
        text('The car did not do as well.', 'On ne peut pas en dire autant de l’auto.'),
      ],
    ],
  },
  {
    name: text('Pets and children', 'Animaux et enfants'),
    categories: ['pets/cat-trees', 'toys-hobbies/toy-storage', 'pets/dog-crate-furniture', 'baby-kids/nursery-gliders'],
    said: [
      [
        text('Approved by Minou', 'Approuvé par Minou'),
        text(
          'She took the top floor and has not come down since.',
          'Elle a choisi l’étage du haut et n’en est plus descendue.',
        ),
      ],
      [
        text('The floor is back', 'On revoit le plancher'),
        text('Five minutes of tidying instead of an hour.', 'Cinq minutes de rangement au lieu d’une heure.'),
      ],
      [
        text('A room of his own', 'Sa chambre à lui'),
        text(
          'It stands beside the sofa and nobody guesses that a dog lives in it.',
          'Elle est à côté du canapé, et personne ne devine qu’un chien y habite.',
        ),
      ],
      [
        text('Three in the morning', 'Trois heures du matin'),
        text(
          'I know each of its movements by heart, and none of them makes a noise.',
          'J’en connais chaque mouvement par cœur, et aucun ne fait de bruit.',
        ),
      ],
    ],
  },
];

/** Customers' photos by category (CAT-011): each shows something that the shop sells. */
export function makeBuyersShow(shelf: Shelf, seed: number): Browse['buyersShow'] {
  const random = makeRandom(seed, 9100);
  const entries = rows.flatMap(({ categories, said }, row) =>
    said.map(([name, words], place): BuyerShow => {
      const path = categories[place % categories.length] ?? '';
      const product = shelf.of([path], 3)[2] ?? shelf.of([path], 1)[0];
      return {
        id: row * 10 + place + 1,
        categoryId: row + 1,
        author: authorName(random, place % 2 === 0 ? 'en' : 'fr'),
        name,
        text: words,
        image: product?.pictures[0]?.url ?? '',
        productId: product?.id ?? null,
      };
    }),
  );
  return {
    categories: rows.map(({ name }, row) => ({ id: row + 1, name })),
    entries: entries.filter(({ image }) => image !== ''),
  };
}
