/** Nouns that are shown by one shape of one model, and why: what tells them apart does not show in a picture. */
interface SharedLook {
  /** Model and shape, as in `sofa-a`. */
  look: string;
  nouns: readonly string[];
  why: string;
}

export const fitting: readonly SharedLook[] = [
  { look: 'recliner-a', nouns: ['recliner', 'lift chair'], why: 'A lift chair that is down is a recliner.' },
  {
    look: 'recliner-b',
    nouns: ['rocking recliner', 'nursery glider'],
    why: 'Both rock; a glider’s runners are the same.',
  },
  { look: 'tv-stand-a', nouns: ['TV stand', 'media console'], why: 'Two words for one thing.' },
  { look: 'tv-stand-b', nouns: ['TV stand', 'media console'], why: 'Two words for one thing.' },
  { look: 'mattress-b', nouns: ['hybrid mattress', 'pocket spring mattress'], why: 'They differ inside.' },
  { look: 'dining-chair-b', nouns: ['dining chair', 'upholstered chair'], why: 'A dining chair that is upholstered.' },
  {
    look: 'office-chair-a',
    nouns: ['office chair', 'executive chair'],
    why: 'The one with a high back and a headrest.',
  },
  { look: 'patio-chair-b', nouns: ['patio chair', 'outdoor armchair'], why: 'Two words for one thing.' },
  { look: 'nightstand-a', nouns: ['nightstand', 'bedside cabinet'], why: 'Two words for one thing.' },
  { look: 'planter-a', nouns: ['garden planter', 'tall planter', 'indoor planter'], why: 'Pots differ in size alone.' },
  {
    look: 'planter-b',
    nouns: ['garden planter', 'indoor planter', 'planter stand'],
    why: 'A pot that stands on legs.',
  },
  { look: 'rug-a', nouns: ['area rug', 'flatweave rug'], why: 'A weave, from where a rug is seen whole.' },
  { look: 'cookware-b', nouns: ['Dutch oven', 'braiser'], why: 'A wide pot with a lid and two handles.' },
  {
    look: 'mini-split-a',
    nouns: [
      'wall heat pump',
      ...[9, 12, 17, 18, 22, 24].map((thousand) => `${thousand},000 BTU mini-split air conditioner`),
    ],
    why: 'They differ in power and in a valve.',
  },
  {
    look: 'mini-split-c',
    nouns: [
      'wall heat pump',
      ...[9, 12, 17, 18, 22, 24].map((thousand) => `${thousand},000 BTU mini-split air conditioner`),
    ],
    why: 'They differ in power and in a valve.',
  },
  {
    look: 'mini-split-b',
    nouns: [
      'wall heat pump',
      ...[9, 12, 17, 18, 22, 24].map((thousand) => `${thousand},000 BTU mini-split air conditioner`),
    ],
    why: 'They differ in power and in a valve.',
  },
  { look: 'floor-lamp-a', nouns: ['floor lamp', 'tripod floor lamp'], why: 'The floor lamp that has three legs.' },
  { look: 'floor-lamp-b', nouns: ['floor lamp', 'reading lamp'], why: 'The floor lamp that leans over a page.' },
  { look: 'mirror-b', nouns: ['wall mirror', 'bathroom mirror'], why: 'A framed mirror on a wall.' },
  { look: 'mirror-c', nouns: ['framed mirror', 'bathroom mirror'], why: 'A framed mirror on a wall.' },
  {
    look: 'toilet-b',
    nouns: ['one-piece toilet', 'smart toilet', 'bidet toilet'],
    why: 'One piece, with its keys at the seat.',
  },
  { look: 'trampoline-a', nouns: ['trampoline', 'round trampoline'], why: 'Two words for one thing.' },
  { look: 'trampoline-b', nouns: ['mini trampoline', 'fitness trampoline'], why: 'Two words for one thing.' },
  {
    look: 'treadmill-b',
    nouns: ['folding treadmill', 'walking pad'],
    why: 'A flat deck whose bar folds down onto it.',
  },
  { look: 'kennel-a', nouns: ['dog kennel', 'dog crate table'], why: 'A crate with bars under a top.' },
  { look: 'kennel-b', nouns: ['dog house', 'insulated dog house'], why: 'What insulates it is in its walls.' },
  { look: 'cat-tree-a', nouns: ['cat tree', 'cat condo'], why: 'The tree that has a house at its foot.' },
  { look: 'cat-tree-b', nouns: ['cat tree', 'cat tower'], why: 'The tree that is one post.' },
  {
    look: 'massage-chair-a',
    nouns: ['massage chair', 'full-body massage chair', 'zero-gravity massage chair'],
    why: 'They differ in how far they lean back.',
  },
  { look: 'massage-chair-b', nouns: ['massage chair', 'full-body massage chair'], why: 'They differ inside.' },
];
