import { Spinner } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Spinner', component: Spinner };

export const States = board(({ t }) => (
  <>
    <State is="inside something that says what it is">
      <Spinner />
    </State>
    <State is="large">
      <Spinner size={32} />
    </State>
    <State is="with words">
      <Spinner label={t('catalog:delivery.asking')} />
    </State>
    <State is="large, with words">
      <Spinner size={32} label={t('cart:payment.checking')} />
    </State>
  </>
));
