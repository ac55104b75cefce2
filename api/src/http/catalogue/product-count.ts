import type { Language } from '@shop/contract';

/** So many products, in words. */
export const productCount: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 product' : `${count} products`),
  fr: (count) => (count < 2 ? `${count} produit` : `${count} produits`),
};
