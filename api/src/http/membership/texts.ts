import type { CallResult, Language } from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { renewalDays, plusTerms } from '../../domain/membership/plus.ts';
import { pointsPerDollar } from '../../domain/membership/points.ts';
import { productCount } from '../catalogue/product-count.ts';
import { warrantyDays } from '../../domain/warranty/warranty.ts';

type PlusTexts = Pick<CallResult<'plusInfo'>, 'title' | 'subtitle' | 'benefits' | 'faq'>;
type Benefit = PlusTexts['benefits'][number];

const { percentOff, pointsMultiple } = plusTerms;
const { standard, plus } = warrantyDays;

const firstOrder: Record<Language, (coupon: CouponRow) => Benefit> = {
  en: ({ code, value }) => ({
    code: 'first-order',
    title: `Extra ${formatRoundMoney(value, 'en')} off the first order`,
    text: `On your first order as a member, with the code ${code}.`,
  }),
  fr: ({ code, value }) => ({
    code: 'first-order',
    title: `${formatRoundMoney(value, 'fr')} de rabais additionnel sur la première commande`,
    text: `Sur votre première commande de membre, avec le code ${code}.`,
  }),
};

const texts: Record<Language, PlusTexts> = {
  en: {
    title: 'Boréal PLUS+',
    subtitle: 'One membership, a year of better prices.',
    benefits: [
      { code: 'discount', title: `${percentOff}% off all year`, text: 'At least, on everything with a Plus+ price' },
      {
        code: 'points',
        title: `${pointsMultiple}X points on the app`,
        text: 'On what you buy, in the app as in the browser.',
      },
      {
        code: 'points-value',
        title: `${pointsPerDollar} points = ${formatRoundMoney(100, 'en')}`,
        text: 'Spend them like money.',
      },
      {
        code: 'warranty',
        title: `${plus}-day extended warranty`,
        text: `On what you register as a member, instead of ${standard} days.`,
      },
    ],
    faq: [
      {
        question: 'How long does it last?',
        answer: `<p>One year. You can renew in the last ${renewalDays} days.</p>`,
      },
      {
        question: 'Who can join?',
        answer:
          '<p>Every customer with an account, except business accounts and dropship partners, who have prices of their own.</p>',
      },
    ],
  },
  fr: {
    title: 'Boréal PLUS+',
    subtitle: 'Une adhésion, une année de meilleurs prix.',
    benefits: [
      {
        code: 'discount',
        title: `${percentOff}\u00A0% de rabais toute l’année`,
        text: 'Au moins, sur tout ce qui a un prix Plus+',
      },
      {
        code: 'points',
        title: `${pointsMultiple} fois plus de points dans l’application`,
        text: 'Sur vos achats, dans l’application comme dans le navigateur.',
      },
      {
        code: 'points-value',
        title: `${pointsPerDollar} points = ${formatRoundMoney(100, 'fr')}`,
        text: 'À dépenser comme de l’argent.',
      },
      {
        code: 'warranty',
        title: `Garantie prolongée de ${plus} jours`,
        text: `Sur ce que vous enregistrez comme membre, au lieu de ${standard} jours.`,
      },
    ],
    faq: [
      {
        question: 'Combien de temps dure l’adhésion?',
        answer: `<p>Un an. Vous pouvez la renouveler dans les ${renewalDays} derniers jours.</p>`,
      },
      {
        question: 'Qui peut adhérer?',
        answer:
          '<p>Toute personne qui a un compte, sauf les entreprises et les partenaires de livraison directe, qui ont leurs propres prix.</p>',
      },
    ],
  },
};

/**
 * Describes Plus+ and its benefits (MEM-001), with the numbers by which the shop prices, counts and warrants; `priced`
 * products have a Plus+ price.
 */
export const plusTexts = (language: Language, coupon: CouponRow | null, priced: number): PlusTexts => {
  const { benefits, ...rest } = texts[language];
  const [discount, ...others] = benefits;
  const counted = discount && {
    ...discount,
    text: `${discount.text}${language === 'fr' ? '\u00A0' : ''}: ${productCount[language](priced)}.`,
  };
  const all = [counted, coupon && firstOrder[language](coupon), ...others];
  return { ...rest, benefits: all.filter((benefit) => benefit !== null && benefit !== undefined) };
};
