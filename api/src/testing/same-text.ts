import type { Text } from '@shop/contract/contents';

/** A text that is the same in both languages. */
export const same = (text: string): Text => ({ en: text, fr: text });
