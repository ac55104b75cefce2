import { Drawer, LinkButton } from '@shop/ui';
import { board } from '../../src/board.tsx';

export default { title: 'ui/Drawer', component: Drawer, tags: ['wide'] };

const nothing = (): void => {};

export const Right = board(({ t }) => (
  <Drawer
    open
    onClose={nothing}
    title={t('cart:drawer.title')}
    closeLabel={t('cart:drawer.close')}
    footer={
      <LinkButton wide href="#cart">
        {t('cart:order.shopOn')}
      </LinkButton>
    }
  >
    <p>{t('cart:totals.taxLater')}</p>
  </Drawer>
));

export const Left = board(({ t }) => (
  <Drawer
    open
    side="left"
    width="20rem"
    onClose={nothing}
    title={t('host:header.menu')}
    closeLabel={t('host:header.close')}
  >
    <p>{t('host:header.categories')}</p>
  </Drawer>
));
Left.tags = ['no-words'];
