import { Notice } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Notice', component: Notice, tags: ['forced'] };

export const States = board(({ t }) => (
  <>
    <State is="trouble, long">
      <Notice tone="trouble">{t('cart:payment.otherDeclined')}</Notice>
    </State>
    <State is="trouble">
      <Notice tone="trouble">{t('cart:address.failed')}</Notice>
    </State>
    <State is="good">
      <Notice tone="good">{t('account:profile.saved')}</Notice>
    </State>
    <State is="hint">
      <Notice tone="hint">{t('cart:totals.taxLater')}</Notice>
    </State>
  </>
));
