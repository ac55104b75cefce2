import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';

const nameNeeded: Message = { en: 'Please enter your name.', fr: 'Veuillez saisir votre nom.' };

/** The name that somebody typed. @throws ShopError 400 at the field `name` */
export const nameOrRefuse = (text: string): string => {
  const name = text.trim();
  if (name === '') throw new ShopError(400, nameNeeded, { field: 'name' });
  return name;
};

/** A line that may be left out. */
export const lineOf = (text: string | undefined): string | null => text?.trim() || null;
