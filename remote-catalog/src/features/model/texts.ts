import type { Language } from '@shop/contract';

/** Here, for it comes with this part alone. */
export const inRealSize: Record<Language, (sides: string) => string> = {
  en: (sides) => `In its real size: ${sides}.`,
  fr: (sides) => `En grandeur réelle\u00A0: ${sides}.`,
};
