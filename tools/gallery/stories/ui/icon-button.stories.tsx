import { IconButton, IconLink } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default {
  title: 'ui/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  tags: ['no-words', 'forced'],
};

export const States = board(({ t }) => (
  <>
    <State is="button">
      <IconButton icon="menu" label={t('host:header.menu')} />
    </State>
    <State is="button, pointed at" as="pointed-at">
      <IconButton icon="menu" label={t('host:header.menu')} />
    </State>
    <State is="button, reached by keyboard" as="focused">
      <IconButton icon="menu" label={t('host:header.menu')} />
    </State>
    <State is="button, disabled">
      <IconButton icon="menu" label={t('host:header.menu')} disabled />
    </State>
    <State is="switch: off, on">
      <IconButton icon="heart" label={t('host:header.wishlist')} aria-pressed={false} />
      <IconButton icon="heart" label={t('host:header.wishlist')} aria-pressed filled />
    </State>
    <State is="floating: off, on">
      <IconButton floating icon="heart" label={t('host:header.wishlist')} aria-pressed={false} />{' '}
      <IconButton floating icon="heart" label={t('host:header.wishlist')} aria-pressed filled />
    </State>
    <State is="link, counts of 0, 3, 12 and 140">
      {[0, 3, 12, 140].map((count) => (
        <IconLink key={count} href="#cart" icon="cart" label={t('host:header.cart', { count })} count={count} />
      ))}
    </State>
  </>
));
