import { categoryAt } from '../../catalogue/categories.ts';
import { text } from '../../catalogue/words.ts';
import type { Room, Text } from '@shop/contract/contents';
import { scene, type Scene } from '../promotions.ts';
import type { Shelf } from './shelf.ts';

interface Row {
  slug: string;
  scene: Scene;
  name: Text;
  description: Text;
  categories: readonly string[];
}

const PRODUCTS = 24;

const rows: readonly Row[] = [
  {
    slug: 'living-room',
    scene: 'living',
    name: text('Living room', 'Salon'),
    description: text(
      'A deep sofa, a table within reach and a lamp for the long evenings: where the whole house ends up.',
      'Un canapé profond, une table à portée de main et une lampe pour les longues soirées : là où toute la maison se retrouve.',
    ),
    categories: [
      'furniture/sofas-loveseats',
      'furniture/armchairs',
      'furniture/coffee-tables',
      'furniture/tv-stands',
      'decor/rugs',
      'decor/floor-lamps',
    ],
  },
  {
    slug: 'bedroom',
    scene: 'bedroom',
    name: text('Bedroom', 'Chambre'),
    description: text(
      'Quiet frames, drawers that close softly and nothing that shines at night.',
      'Des lits silencieux, des tiroirs qui se ferment en douceur et rien qui brille la nuit.',
    ),
    categories: [
      'furniture/bed-frames',
      'furniture/upholstered-beds',
      'furniture/nightstands',
      'furniture/dressers',
      'decor/mirrors',
    ],
  },
  {
    slug: 'dining-room',
    scene: 'dining',
    name: text('Dining room', 'Salle à manger'),
    description: text(
      'Room for six on Tuesday and for ten at Thanksgiving.',
      'De la place pour six le mardi et pour dix à l’Action de grâce.',
    ),
    categories: [
      'furniture/dining-tables',
      'furniture/dining-chairs',
      'furniture/dining-sets',
      'furniture/sideboards',
      'kitchen/kitchen-islands',
    ],
  },
  {
    slug: 'home-office',
    scene: 'office',
    name: text('Home office', 'Bureau à domicile'),
    description: text(
      'A desk at the right height, a chair that lasts until five and shelves for the rest.',
      'Un bureau à la bonne hauteur, une chaise qui tient jusqu’à 17 h et des tablettes pour le reste.',
    ),
    categories: [
      'furniture/desks',
      'furniture/standing-desks',
      'furniture/office-chairs',
      'furniture/bookcases',
      'decor/reading-lamps',
    ],
  },
  {
    slug: 'outdoor',
    scene: 'outdoor',
    name: text('Outdoor', 'Extérieur'),
    description: text(
      'Chairs, fires and planters that do not mind a late snow.',
      'Des chaises, des foyers et des jardinières que la neige d’avril ne dérange pas.',
    ),
    categories: [
      'outdoor/patio-chairs',
      'outdoor/patio-sofas',
      'outdoor/patio-tables',
      'outdoor/fire-pits',
      'outdoor/garden-planters',
    ],
  },
  {
    slug: 'nursery',
    scene: 'nursery',
    name: text('Nursery', 'Chambre de bébé'),
    description: text(
      'Rounded corners, a glider for three in the morning and storage that grows along.',
      'Des coins arrondis, une berceuse pour trois heures du matin et du rangement qui grandit avec l’enfant.',
    ),
    categories: [
      'baby-kids/changing-tables',
      'baby-kids/nursery-dressers',
      'baby-kids/nursery-gliders',
      'toys-hobbies/toy-storage',
      'toys-hobbies/playroom-rugs',
    ],
  },
];

/** The rooms of the house (API-187). */
export const makeRooms = (shelf: Shelf): Room[] =>
  rows.map(({ slug, scene: picture, name, description, categories }, place) => ({
    id: place + 1,
    slug,
    name,
    description,
    image: scene(picture),
    url: `/room/${slug}`,
    categoryIds: categories.map((path) => categoryAt(`${path}.html`).id),
    productIds: shelf.of(categories, PRODUCTS).map(({ id }) => id),
  }));
