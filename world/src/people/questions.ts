import { edgeCaseIds } from '../catalogue/edge-cases.ts';
import { numberText } from '../catalogue/numbers.ts';
import { makeRandom, type Random } from '../catalogue/random.ts';
import { fill } from '../catalogue/template.ts';
import type { Product, Question } from '@shop/contract/contents';
import { authorName } from './names.ts';

type Exchange = readonly [question: string, answer: string];

const exchanges: Record<'en' | 'fr', readonly Exchange[]> = {
  en: [
    ['How wide is it exactly, edge to edge?', 'It is {width} cm wide at its widest point.'],
    [
      'Will it pass through a 76 cm door?',
      'Yes: the largest carton is {carton} cm high and can be turned on its side.',
    ],
    ['What does it weigh once unpacked?', 'Its net weight is {weight} kg.'],
    [
      'How many boxes will come?',
      'Your order will arrive as {cartons} in all; sometimes the carrier delivers them on two days.',
    ],
    ['Can I get replacement parts after the warranty?', 'Yes, small parts can be ordered for ten years.'],
    ['Is assembly hard to do alone?', 'One person can do it. For the last step, a second pair of hands helps.'],
    ['Do you deliver to Whitehorse?', 'We do. Enter your postal code on the product page for the date.'],
    ['Does the colour look warm or cold?', 'In daylight it is neutral; under warm bulbs it turns a little softer.'],
    ['May I return it without the box?', 'Please keep the carton for 30 days: it protects the goods on the way back.'],
    ['Is the height adjustable?', 'The overall height is fixed at {height} cm.'],
    ['Does a coupon apply to this one?', 'The cart shows at once whether your coupon lowers the price.'],
  ],
  fr: [
    ['Quelle est la largeur exacte, d’un bord à l’autre?', 'La largeur maximale est de {width} cm.'],
    [
      'Est-ce que ça passe dans une porte de 76 cm?',
      'Oui : la plus grande boîte mesure {carton} cm de hauteur et peut se mettre sur le côté.',
    ],
    ['Combien pèse l’article déballé?', 'Le poids net est de {weight} kg.'],
    [
      'Combien de boîtes vais-je recevoir?',
      'Votre commande comprendra {cartons}; le transporteur les livre parfois en deux jours.',
    ],
    ['Peut-on obtenir des pièces après la garantie?', 'Oui, les petites pièces se commandent pendant dix ans.'],
    [
      'Le montage est-il difficile pour une seule personne?',
      'Une personne suffit. Pour la dernière étape, de l’aide est bienvenue.',
    ],
    ['Livrez-vous à Rimouski?', 'Oui. Entrez votre code postal sur la page du produit pour connaître la date.'],
    [
      'La couleur tire-t-elle sur le chaud ou le froid?',
      'Neutre le jour, un peu plus douce sous des ampoules chaudes.',
    ],
    [
      'Puis-je retourner l’article sans la boîte?',
      'Gardez la boîte pendant 30 jours : elle protège l’article au retour.',
    ],
    ['La hauteur est-elle réglable?', 'La hauteur totale est fixée à {height} cm.'],
    ['Un coupon s’applique-t-il à cet article?', 'Le panier indique aussitôt si votre coupon fait baisser le prix.'],
  ],
};

function slots(product: Product, language: 'en' | 'fr') {
  const count = product.cartons.length;
  const cartons = {
    en: count === 1 ? 'one carton' : `${count} cartons`,
    fr: count === 1 ? 'une boîte' : `${count} boîtes`,
  };
  const number = (value: number) => numberText(value)[language];
  return {
    width: number(product.dimensions.width),
    height: number(product.dimensions.height),
    weight: number(product.weightKg),
    carton: number(Math.max(0, ...product.cartons.map(({ height }) => height))),
    cartons: cartons[language],
  };
}

function questionsOf(product: Product, count: number, random: Random, now: Date): Omit<Question, 'id'>[] {
  const pools = {
    en: random.sample(exchanges.en, exchanges.en.length),
    fr: random.sample(exchanges.fr, exchanges.fr.length),
  };
  return Array.from({ length: count }, () => {
    const language = random.chance(0.35) ? 'fr' : 'en';
    const [question, answer] = pools[language].pop() ?? ['', ''];
    return {
      productId: product.id,
      personId: null,
      author: authorName(random, language),
      language,
      text: question,
      answer: random.chance(0.9) ? fill(answer, slots(product, language)) : null,
      createdAt: new Date(now.getTime() - random.int(1, 500) * 86_400_000).toISOString(),
    };
  });
}

/** 10 and 11 on the products named for it, none on `noQuestions`, one to three on some 200 others. */
export function makeQuestions(products: readonly Product[], seed: number, now: Date): Question[] {
  const random = makeRandom(seed, 7101);
  const edges = new Set(Object.values(edgeCaseIds));
  // The questions are about things that come in parts; nobody asks how hard a rug is to assemble.
  const ordinary = products.filter(
    ({ id, specifications }) => !edges.has(id) && specifications.some(({ label }) => label.en === 'Assembly time'),
  );
  const counts = new Map<number, number>([
    [edgeCaseIds.tenQuestions ?? 0, 10],
    [edgeCaseIds.elevenQuestions ?? 0, 11],
    ...random.sample(ordinary, 200).map(({ id }): [number, number] => [id, random.int(1, 3)]),
  ]);
  const rows = products.flatMap((product) => {
    const count = counts.get(product.id);
    return count ? questionsOf(product, count, makeRandom(seed, 7102, product.id), now) : [];
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
