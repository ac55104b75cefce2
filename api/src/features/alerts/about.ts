import type { Language } from '@shop/contract';
import { optionsOf } from '../../domain/cart/line.ts';
import type { AlertedProduct, AlertLetter } from './letter.ts';
import type { Alert } from './queries.ts';

type Named = Pick<Alert, 'product' | 'variant'>;

/** The name of what an alert is about, with its options in brackets; null where the shop knows nothing of it any more. */
export const nameOf = ({ product, variant }: Named, language: Language): string | null => {
  if (!product) return null;
  const options = optionsOf({ variant }, language).map(({ value }) => value);
  return options.length === 0 ? product.name[language] : `${product.name[language]} (${options.join(', ')})`;
};

/** The product as letters show it. */
export const productOf = (named: Named): AlertedProduct => ({
  name: { en: nameOf(named, 'en') ?? '', fr: nameOf(named, 'fr') ?? '' },
  urlPath: named.product?.urlPath ?? '',
  piid: named.variant?.id ?? null,
});

export const letterOf = (alert: Pick<Alert, 'alert' | 'product' | 'variant'>): AlertLetter => {
  const { email, token, purpose, price, amount, language } = alert.alert;
  return {
    to: email,
    token,
    language: language === 'fr' ? 'fr' : 'en',
    purpose,
    product: productOf(alert),
    price,
    amount,
  };
};
