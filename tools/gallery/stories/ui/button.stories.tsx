import { ActionLabel, Button } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Button', component: Button, subcomponents: { ActionLabel }, tags: ['forced'] };

export const States = board(({ t, money }) => (
  <>
    <State is="primary">
      <Button icon="cart">{t('catalog:cart.add')}</Button>
    </State>
    <State is="primary, pointed at" as="pointed-at">
      <Button icon="cart">{t('catalog:cart.add')}</Button>
    </State>
    <State is="primary, reached by keyboard" as="focused">
      <Button icon="cart">{t('catalog:cart.add')}</Button>
    </State>
    <State is="primary, busy">
      <Button icon="cart" busy>
        {t('catalog:cart.add')}
      </Button>
    </State>
    <State is="primary, disabled">
      <Button icon="cart" disabled>
        {t('catalog:cart.add')}
      </Button>
    </State>
    <State is="primary, wide">
      <Button wide>{t('cart:payment.pay', { amount: money(129_900) })}</Button>
    </State>
    <State is="secondary">
      <Button variant="secondary">{t('host:failure.retry')}</Button>
    </State>
    <State is="secondary, pointed at" as="pointed-at">
      <Button variant="secondary">{t('host:failure.retry')}</Button>
    </State>
    <State is="secondary, busy">
      <Button variant="secondary" busy>
        {t('host:failure.retry')}
      </Button>
    </State>
    <State is="secondary, disabled">
      <Button variant="secondary" disabled>
        {t('host:failure.retry')}
      </Button>
    </State>
    <State is="quiet">
      <Button variant="quiet">{t('cart:later.save')}</Button>
    </State>
    <State is="quiet, pointed at" as="pointed-at">
      <Button variant="quiet">{t('cart:later.save')}</Button>
    </State>
    <State is="quiet, disabled">
      <Button variant="quiet" disabled>
        {t('cart:later.save')}
      </Button>
    </State>
    <State is="small: primary, secondary, quiet">
      <Button size="small">{t('cart:coupon.apply')}</Button>{' '}
      <Button size="small" variant="secondary">
        {t('cart:coupon.remove')}
      </Button>{' '}
      <Button size="small" variant="quiet" icon="trash">
        {t('account:addresses.delete')}
      </Button>
    </State>
    <State is="with words for those who do not see where it stands">
      <Button variant="secondary" size="small">
        <ActionLabel about={t('account:title.wishlist')}>{t('account:addresses.delete')}</ActionLabel>
      </Button>
    </State>
    <State is="more words than fit a line">
      <Button wide icon="cart">
        {t('account:create.newsletter')}
      </Button>
    </State>
  </>
));
