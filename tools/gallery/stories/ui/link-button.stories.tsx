import { LinkButton } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/LinkButton', component: LinkButton };

export const States = board(({ t }) => (
  <>
    <State is="primary">
      <LinkButton href="#cart">{t('cart:order.shopOn')}</LinkButton>
    </State>
    <State is="primary, pointed at" as="pointed-at">
      <LinkButton href="#cart">{t('cart:order.shopOn')}</LinkButton>
    </State>
    <State is="primary, reached by keyboard" as="focused">
      <LinkButton href="#cart">{t('cart:order.shopOn')}</LinkButton>
    </State>
    <State is="secondary, with an icon">
      <LinkButton href="#cart" variant="secondary" icon="return">
        {t('cart:order.shopOn')}
      </LinkButton>
    </State>
    <State is="quiet, small">
      <LinkButton href="#cart" variant="quiet" size="small">
        {t('cart:order.shopOn')}
      </LinkButton>
    </State>
    <State is="wide">
      <LinkButton href="#cart" wide>
        {t('cart:order.shopOn')}
      </LinkButton>
    </State>
  </>
));
