import { Badge, type BadgeTone } from '@shop/ui';
import type { TextName } from '../../src/spoken.ts';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Badge', component: Badge, tags: ['forced'] };

const words: Record<BadgeTone, TextName> = {
  neutral: 'catalog:card.preOrder',
  sale: 'catalog:card.dropPrice',
  new: 'host:header.ways.new',
  plus: 'host:footer.shop.plus',
  ok: 'catalog:coupon.best',
  warning: 'catalog:card.outOfStock',
};

export const States = board(({ t }) =>
  (Object.keys(words) as BadgeTone[]).map((tone) => (
    <State key={tone} is={tone}>
      <Badge tone={tone}>{t(words[tone])}</Badge>
    </State>
  )),
);
