/** A name in the shop's two languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** A product of the trial store; `family` and colours name pictures of the shop's world. */
export interface Goods {
  readonly handle: string;
  readonly category: string;
  readonly family: string;
  readonly name: Words;
  readonly text: Words;
  /** Cents of a Canadian dollar. */
  readonly price: number;
  readonly colours: readonly (keyof typeof colours)[];
  /** Pieces of each colour. */
  readonly stock: number;
}

export const colours = {
  green: { en: 'Green', fr: 'Vert' },
  grey: { en: 'Grey', fr: 'Gris' },
  rust: { en: 'Rust', fr: 'Rouille' },
  blue: { en: 'Blue', fr: 'Bleu' },
} as const;

export const rootCategories: readonly {
  handle: string;
  name: Words;
  below: readonly { handle: string; name: Words }[];
}[] = [
  {
    handle: 'living-room',
    name: { en: 'Living room', fr: 'Salon' },
    below: [
      { handle: 'sofas', name: { en: 'Sofas', fr: 'Canapés' } },
      { handle: 'armchairs', name: { en: 'Armchairs', fr: 'Fauteuils' } },
    ],
  },
  {
    handle: 'bedroom',
    name: { en: 'Bedroom', fr: 'Chambre' },
    below: [{ handle: 'beds', name: { en: 'Beds', fr: 'Lits' } }],
  },
  {
    handle: 'kitchen',
    name: { en: 'Kitchen', fr: 'Cuisine' },
    below: [{ handle: 'bar-stools', name: { en: 'Bar stools', fr: 'Tabourets de bar' } }],
  },
];

export const goods: readonly Goods[] = [
  {
    handle: 'alma-armchair',
    category: 'armchairs',
    family: 'armchair-a',
    name: { en: 'Alma armchair', fr: 'Fauteuil Alma' },
    text: { en: 'A deep chair with a high back.', fr: 'Un fauteuil profond à haut dossier.' },
    price: 64_900,
    colours: ['green', 'grey', 'rust'],
    stock: 12,
  },
  {
    handle: 'tadoussac-armchair',
    category: 'armchairs',
    family: 'armchair-b',
    name: { en: 'Tadoussac armchair', fr: 'Fauteuil Tadoussac' },
    text: { en: 'A light chair on wooden legs.', fr: 'Un fauteuil léger sur pieds de bois.' },
    price: 48_900,
    colours: ['green', 'grey'],
    stock: 8,
  },
  {
    handle: 'fundy-bar-stool',
    category: 'bar-stools',
    family: 'bar-stool-a',
    name: { en: 'Fundy bar stool', fr: 'Tabouret de bar Fundy' },
    text: { en: 'For a counter of 90 cm.', fr: 'Pour un comptoir de 90 cm.' },
    price: 15_900,
    colours: ['green', 'grey', 'rust'],
    stock: 30,
  },
  {
    handle: 'gaspe-bar-stool',
    category: 'bar-stools',
    family: 'bar-stool-b',
    name: { en: 'Gaspé bar stool', fr: 'Tabouret de bar Gaspé' },
    text: { en: 'With a back, and a rest for the feet.', fr: 'Avec dossier et repose-pieds.' },
    price: 18_950,
    colours: ['grey'],
    stock: 0,
  },
  {
    handle: 'saguenay-bed',
    category: 'beds',
    family: 'bed-a',
    name: { en: 'Saguenay bed', fr: 'Lit Saguenay' },
    text: {
      en: 'An upholstered bed for a mattress of 152 by 203 cm.',
      fr: 'Un lit rembourré pour un matelas de 152 sur 203 cm.',
    },
    price: 129_900,
    colours: ['blue', 'grey', 'green'],
    stock: 5,
  },
];

/** Values are those of the shop’s contract: a reason with another value comes to the shop as `other`. */
export const returnReasons = {
  damaged: 'Damaged',
  wrong_item: 'Another item than ordered',
  missing_parts: 'Parts are missing',
  not_as_described: 'Not as described',
  changed_mind: 'Changed my mind',
  other: 'Another reason',
} as const;
