import type { Language, Prize as WirePrize } from '@shop/contract';
import type { Gift, Prize } from '../../domain/membership/prizes.ts';
import type { Message } from '../../domain/messages.ts';

const kinds = {
  points: 'points',
  coins: 'gift',
  coupon: 'coupon',
  copy: 'coupon',
  gift: 'gift',
  none: 'none',
} as const;

/** A prize as calls answer it. */
export const prizeOf = (
  { id, kind, title }: Pick<Prize, 'id'> & Pick<Gift, 'kind'> & { title: Message },
  language: Language,
): WirePrize => ({ prize_id: id, title: title[language], kind: kinds[kind] });
