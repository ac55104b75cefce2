import type { Language } from '@shop/contract';

interface Texts {
  title: string;
  less(amount: string): string;
  more(amount: string): string;
  narrower(length: string): string;
  wider(length: string): string;
  length(cm: string, inches: string): string;
}

/** Here, for they come with this part alone. */
export const texts: Record<Language, Texts> = {
  en: {
    title: 'Similar products',
    less: (amount) => `${amount} less`,
    more: (amount) => `${amount} more`,
    narrower: (length) => `${length} narrower`,
    wider: (length) => `${length} wider`,
    length: (cm, inches) => `${cm} cm (${inches} in)`,
  },
  fr: {
    title: 'Produits semblables',
    less: (amount) => `${amount} de moins`,
    more: (amount) => `${amount} de plus`,
    narrower: (length) => `${length} moins large`,
    wider: (length) => `${length} plus large`,
    length: (cm, inches) => `${cm} cm (${inches} po)`,
  },
};
