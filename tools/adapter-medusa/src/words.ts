import type { CallResult, Language } from '@shop/contract';

type AnswerTopic = CallResult<'ownData'>['topics'][number];
type Topic = Omit<AnswerTopic, 'list'> & { readonly list: readonly AnswerTopic['list'][number][] };

/** Words that the shop shows and Medusa has no place for. */
export const siteWords = {
  en: {
    all: 'All products',
    new: 'New',
    categories: 'Shop by category',
    products: (count: number): string => (count === 1 ? '1 product' : `${count} products`),
    material: 'Material',
    weight: 'Weight',
    origin: 'Made in',
    delivery: 'Delivered in Canada',
    deliveryMore: 'What delivery costs is told in the cart, once it knows where to.',
    price: 'Price',
    color: 'Colour',
    size: 'Size',
    style: 'Style',
    sale: 'Offers',
    onSale: 'On sale',
    availability: 'Availability',
    inStock: 'In stock',
    discount: 'Discount',
    card: 'Credit or debit card',
    standard: 'Standard delivery',
    carrier: 'Carrier',
    labelMade: 'Being prepared',
    pickedUp: 'On its way',
    delivered: 'Delivered',
    subscribed: 'Thank you. You will hear from us.',
  },
  fr: {
    all: 'Tous les produits',
    new: 'Nouveautés',
    categories: 'Magasiner par catégorie',
    products: (count: number): string => (count < 2 ? `${count} produit` : `${count} produits`),
    material: 'Matière',
    weight: 'Poids',
    origin: 'Fabriqué en',
    delivery: 'Livré au Canada',
    deliveryMore: 'Le panier indique les frais de livraison dès qu’il connaît la destination.',
    price: 'Prix',
    color: 'Couleur',
    size: 'Taille',
    style: 'Style',
    sale: 'Offres',
    onSale: 'En solde',
    availability: 'Disponibilité',
    inStock: 'En stock',
    discount: 'Rabais',
    card: 'Carte de crédit ou de débit',
    standard: 'Livraison standard',
    carrier: 'Transporteur',
    labelMade: 'En préparation',
    pickedUp: 'En route',
    delivered: 'Livré',
    subscribed: 'Merci. Vous aurez de nos nouvelles.',
  },
} as const satisfies Record<Language, Record<string, string | ((count: number) => string)>>;

/** What is said of a customer's own data. */
export const ownWords = {
  en: {
    title: 'Your data',
    parts: {
      profile: 'You',
      addresses: 'Addresses',
      orders: 'Orders',
      wishlist: 'Wishlist',
      viewed: 'Recently viewed',
      sessions: 'Where you are signed in',
    },
    topics: [
      {
        title: 'Your account',
        list: [
          {
            what: 'Name, e-mail, telephone, birthday, addresses, newsletter',
            kept: 'Until you delete your account',
            why: 'To sign you in and to deliver to you',
            at_deletion: 'Deleted',
          },
          {
            what: 'Wishlist, products that you looked at, where you are signed in',
            kept: 'Until you delete your account',
            why: 'To show them to you',
            at_deletion: 'Deleted',
          },
        ],
      },
      {
        title: 'Your orders',
        list: [
          {
            what: 'What you ordered, where it went, what was paid',
            kept: 'As long as the law demands of a shop’s accounts',
            why: 'To deliver, to take returns, and for accounting',
            at_deletion: 'Stays without an account',
          },
        ],
      },
    ],
  },
  fr: {
    title: 'Vos données',
    parts: {
      profile: 'Vous',
      addresses: 'Adresses',
      orders: 'Commandes',
      wishlist: 'Liste de souhaits',
      viewed: 'Vus récemment',
      sessions: 'Où vous êtes connecté',
    },
    topics: [
      {
        title: 'Votre compte',
        list: [
          {
            what: 'Nom, courriel, téléphone, anniversaire, adresses, infolettre',
            kept: 'Jusqu’à la suppression de votre compte',
            why: 'Pour vous connecter et vous livrer',
            at_deletion: 'Supprimé',
          },
          {
            what: 'Liste de souhaits, produits consultés, endroits où vous êtes connecté',
            kept: 'Jusqu’à la suppression de votre compte',
            why: 'Pour vous les montrer',
            at_deletion: 'Supprimé',
          },
        ],
      },
      {
        title: 'Vos commandes',
        list: [
          {
            what: 'Ce que vous avez commandé, où cela a été livré, ce qui a été payé',
            kept: 'Aussi longtemps que la loi l’exige de la comptabilité d’une boutique',
            why: 'Pour livrer, reprendre les retours et tenir la comptabilité',
            at_deletion: 'Reste sans compte',
          },
        ],
      },
    ],
  },
} as const satisfies Record<Language, { title: string; parts: Record<string, string>; topics: readonly Topic[] }>;
