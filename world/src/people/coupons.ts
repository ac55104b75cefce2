import { categoryAt } from '../catalogue/categories.ts';
import { text } from '../catalogue/words.ts';
import type { Coupon } from '@shop/contract/contents';

const DAY = 86_400_000;

const usual = {
  minimumSubtotal: 0,
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  used: 0,
  plusOnly: false,
  offer: 'code',
  url: null,
} as const satisfies Partial<Coupon>;

type Rest = Partial<Omit<Coupon, 'categoryIds' | 'minimumSubtotal'>> & {
  /** Paths of categories. */
  in?: readonly string[];
  /** Whole dollars of goods. */
  from?: number;
};

const more = ({ in: paths = [], from = 0, ...rest }: Rest) => ({
  ...usual,
  categoryIds: paths.map((path) => categoryAt(path).id),
  minimumSubtotal: from * 100,
  ...rest,
});

/** A coupon of whole dollars. Without a line of its own it says what is its least subtotal. */
const amount = (code: string, dollars: number, rest: Rest, line?: Coupon['description']): Coupon => {
  const { from = 0 } = rest;
  const least = `C$${from.toLocaleString('en-CA')}`;
  return {
    code,
    kind: 'amount',
    value: dollars * 100,
    title: text(`C$${dollars} off`, `C$${dollars} de rabais`),
    description: line ?? text(`On orders of ${least} or more.`, `Sur les commandes de ${least} ou plus.`),
    ...more(rest),
  };
};

const percent = (code: string, value: number, rest: Rest, line: Coupon['description']): Coupon => ({
  code,
  kind: 'percent',
  value,
  title: text(`${value}% off`, `${value} % de rabais`),
  description: line,
  ...more(rest),
});

/** What comes with the newsletter: C$250 in five coupons (AUTH-013, POP-009). */
const bundle = [
  amount('NEWS100', 100, { from: 800, offer: 'subscribe' }),
  amount('NEWS60', 60, { from: 500, offer: 'subscribe' }),
  amount('NEWS40', 40, { from: 300, offer: 'subscribe' }),
  amount('NEWS30', 30, { from: 200, offer: 'subscribe' }),
  amount('NEWS20', 20, { from: 120, offer: 'subscribe' }),
];

/** Twenty-five coupons of every kind that the shop knows; dates are counted from `now`. */
export function makeCoupons(now: Date): Coupon[] {
  const after = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  return [
    percent('HELLO10', 10, {}, text('On everything, no minimum.', 'Sur tout, sans minimum.')),
    amount('WELCOME15', 15, { from: 100 }),
    amount('BIG50', 50, { from: 500, endsAt: after(90) }),
    percent(
      'PATIO20',
      20,
      { in: ['outdoor.html'], endsAt: after(60), offer: 'claim' },
      text('Everything for deck and yard.', 'Tout pour la terrasse et la cour.'),
    ),
    amount(
      'PLUS40',
      40,
      { plusOnly: true },
      text('On a member’s first order.', 'Sur la première commande des membres.'),
    ),
    percent(
      'PLUS12',
      12,
      { plusOnly: true, in: ['furniture.html'], endsAt: after(120) },
      text('On all furniture, for members.', 'Sur tous les meubles, pour les membres.'),
    ),
    percent(
      'EXPIRED5',
      5,
      { startsAt: after(-120), endsAt: after(-1), offer: 'claim' },
      text('This offer ended yesterday.', 'Cette offre a pris fin hier.'),
    ),
    percent(
      'SOON25',
      25,
      { startsAt: after(30), endsAt: after(60), in: ['decor.html'], offer: 'claim' },
      text('On décor, from next month.', 'Sur la décoration, dès le mois prochain.'),
    ),
    percent(
      'USEDUP30',
      30,
      { usageLimit: 100, used: 100, in: ['furniture.html'], offer: 'claim' },
      text('The first hundred were faster.', 'Les cent premiers ont été plus rapides.'),
    ),
    amount(
      'ONELEFT',
      20,
      { usageLimit: 50, used: 49 },
      text('Only one use remains.', 'Il reste une seule utilisation.'),
    ),
    ...bundle,
    amount('CLAIM25', 25, { from: 250, endsAt: after(45), offer: 'claim' }),
    percent(
      'SOFA8',
      8,
      { in: ['furniture/sofas-loveseats.html', 'furniture/sofa-beds.html'], endsAt: after(30), offer: 'claim' },
      text('On sofas, loveseats and sofa beds.', 'Sur les canapés, causeuses et canapés-lits.'),
    ),
    amount('BEDROOM60', 60, { from: 600, in: ['furniture/bedroom-furniture.html'], offer: 'claim' }),
    percent(
      'COZY12',
      12,
      { in: ['decor.html'], endsAt: after(75), offer: 'claim' },
      text('Rugs, lamps and mirrors.', 'Tapis, lampes et miroirs.'),
    ),
    percent(
      'KITCHEN10',
      10,
      { in: ['kitchen.html'], from: 80, offer: 'claim' },
      text('On kitchens, from C$80.', 'Sur la cuisine, dès C$80.'),
    ),
    percent(
      'KIDS15',
      15,
      { in: ['baby-kids.html', 'toys-hobbies.html'], endsAt: after(20), offer: 'claim' },
      text('For nursery and playroom.', 'Pour la chambre de bébé et la salle de jeux.'),
    ),
    amount('PETS18', 18, { from: 120, in: ['pets.html'], offer: 'claim' }),
    amount('COOL75', 75, { from: 900, in: ['appliance/air-conditioners.html'], endsAt: after(100), offer: 'claim' }),
    amount('RELAX300', 300, {
      from: 2500,
      in: ['health-beauty/massage-chairs.html', 'health-beauty/zero-gravity-massage-chairs.html'],
      endsAt: after(60),
      offer: 'claim',
    }),
    percent(
      'ROOMS5',
      5,
      { in: ['furniture.html', 'decor.html'], offer: 'link', url: '/room' },
      text('Furnish a whole room and save on all of it.', 'Meublez une pièce entière et économisez sur tout.'),
    ),
  ];
}
