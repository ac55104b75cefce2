import { categoryAt } from '../catalogue/categories.ts';
import { pictureUrl } from '../catalogue/galleries.ts';
import { text } from '../catalogue/words.ts';
import type { ColourSlug, PictureShape } from '../pictures/models.ts';
import type { Banners, HotKeyword, NavigationImage } from '@shop/contract/contents';

export type Scene = 'living' | 'bedroom' | 'dining' | 'office' | 'outdoor' | 'nursery';
export const scene = (name: Scene) => `/media/pictures/scene-${name}-1200.avif`;

type Row = readonly [path: string, model: string, shape: PictureShape, colour: ColourSlug, en: string, fr: string];

const navigation: readonly Row[] = [
  ['furniture/sofas-loveseats', 'sofa', 'a', 'green', 'Sofas for slow Sundays', 'Des canapés pour les dimanches lents'],
  ['outdoor/fire-pits', 'fire-pit', 'a', 'black', 'Longer evenings', 'Des soirées qui s’étirent'],
  ['kitchen/cookware-sets', 'cookware', 'a', 'rust', 'A kitchen in one box', 'Une cuisine en une boîte'],
  ['appliance/air-fryers', 'air-fryer', 'b', 'black', 'Crisp in minutes', 'Croustillant en minutes'],
  ['decor/rugs', 'rug', 'a', 'blue', 'Warm up the floor', 'Réchauffez le plancher'],
  ['bath/bathroom-vanities', 'vanity', 'b', 'oak', 'A calmer bathroom', 'Une salle de bain apaisée'],
  ['baby-kids/changing-tables', 'changing-table', 'a', 'white', 'Ready for baby', 'Tout pour bébé'],
  ['toys-hobbies/trampolines', 'trampoline', 'a', 'blue', 'Jump into summer', 'L’été à pieds joints'],
  ['sports-games/treadmills', 'treadmill', 'b', 'black', 'Run indoors', 'Courez au chaud'],
  ['pets/cat-trees', 'cat-tree', 'a', 'cream', 'Room at the top', 'La place du haut'],
  [
    'health-beauty/massage-chairs',
    'massage-chair',
    'a',
    'black',
    'Fifteen minutes for you',
    'Quinze minutes pour vous',
  ],
  ['furniture/desks', 'desk', 'b', 'walnut', 'Back to work, at home', 'Retour au travail, chez vous'],
];

/** One for each of the mega-menu's positions 1 to 12 (SHELL-028). */
export const navigationImages: readonly NavigationImage[] = navigation.map(
  ([path, model, shape, colour, en, fr], index) => ({
    position: index + 1,
    image: pictureUrl({ model, shape, colour }, 'angle'),
    name: text(en, fr),
    url: `/${categoryAt(`${path}.html`).row.path}`,
  }),
);

export const banners: Banners = {
  top: [
    {
      name: text('10% off your first order with HELLO10', '10 % sur votre première commande avec HELLO10'),
      image: scene('living'),
      url: '/sales-events',
      webToApp: false,
      isEnableUrl: true,
    },
    {
      name: text('Plus+ members save 15% all year', 'Les membres Plus+ économisent 15 % toute l’année'),
      image: scene('bedroom'),
      url: '/costwayplus',
      webToApp: false,
      isEnableUrl: true,
    },
    {
      name: text('Three times the points in the app', 'Trois fois plus de points dans l’application'),
      image: scene('outdoor'),
      url: '/app-recommend',
      webToApp: true,
      isEnableUrl: true,
    },
  ],
  cart: [
    {
      name: text(
        'Free delivery from C$99, to most of Canada',
        'Livraison gratuite dès C$99, presque partout au Canada',
      ),
      image: scene('living'),
      url: '/shipping-guide',
      webToApp: false,
      isEnableUrl: true,
    },
  ],
  order: [
    {
      name: text('Track every step of your delivery', 'Suivez votre livraison à chaque étape'),
      image: scene('dining'),
      url: '/shipments',
      webToApp: false,
      isEnableUrl: true,
    },
  ],
  homeHero: [
    {
      name: text('Living room', 'Salon'),
      image: scene('living'),
      url: '/furniture/living-room-furniture.html',
      title: text('Stay in a little longer', 'Restez encore un peu'),
      text: text(
        'Deep sofas and warm light for the long evenings.',
        'Des canapés profonds et une lumière chaude pour les longues soirées.',
      ),
      action: text('Shop living room', 'Voir le salon'),
    },
    {
      name: text('Bedroom', 'Chambre'),
      image: scene('bedroom'),
      url: '/furniture/bedroom-furniture.html',
      title: text('Sleep like January', 'Dormir comme en janvier'),
      text: text('Quiet frames in every Canadian size.', 'Des lits silencieux, dans toutes les tailles d’ici.'),
      action: text('Shop bedroom', 'Voir la chambre'),
    },
    {
      name: text('Outdoor', 'Extérieur'),
      image: scene('outdoor'),
      url: '/outdoor.html',
      title: text('Eat outside tonight', 'Ce soir, on mange dehors'),
      text: text('Chairs, fires and tables for a short summer.', 'Chaises, foyers et tables pour un été trop court.'),
      action: text('Shop outdoor', 'Voir l’extérieur'),
    },
  ],
};

const keywords: readonly (readonly [en: string, fr: string, path: string])[] = [
  ['Sofas', 'Canapés', 'furniture/sofas-loveseats'],
  ['Bed frames', 'Structures de lit', 'furniture/bed-frames'],
  ['Rugs', 'Tapis', 'decor/rugs'],
  ['Fire pits', 'Foyers extérieurs', 'outdoor/fire-pits'],
  ['Air fryers', 'Friteuses à air', 'appliance/air-fryers'],
  ['Standing desks', 'Bureaux assis-debout', 'furniture/standing-desks'],
  ['Cat trees', 'Arbres à chat', 'pets/cat-trees'],
  ['Massage chairs', 'Fauteuils de massage', 'health-beauty/massage-chairs'],
];

export const hotKeywords: readonly HotKeyword[] = keywords.map(([en, fr, path], index) => ({
  id: index + 1,
  keyword: text(en, fr),
  url: `/${categoryAt(`${path}.html`).row.path}`,
}));
