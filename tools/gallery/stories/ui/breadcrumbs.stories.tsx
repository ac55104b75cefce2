import { Breadcrumbs } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { productNames } from '../../src/samples/products.ts';

export default { title: 'ui/Breadcrumbs', component: Breadcrumbs };

export const States = board(({ t, language }) => {
  const home = { label: t('catalog:home.name'), href: '#home' };
  return (
    <>
      <State is="one level">
        <Breadcrumbs label={t('catalog:breadcrumb')} items={[home, { label: t('catalog:title.rooms') }]} />
      </State>
      <State is="more than fit a line">
        <Breadcrumbs
          label={t('catalog:breadcrumb')}
          items={[
            home,
            { label: t('catalog:title.rooms'), href: '#rooms' },
            { label: t('catalog:title.saleEvent'), href: '#sale' },
            { label: productNames[language][1] },
          ]}
        />
      </State>
      <State is="reached by keyboard" as="focused">
        <Breadcrumbs label={t('catalog:breadcrumb')} items={[home, { label: t('catalog:title.rooms') }]} />
      </State>
    </>
  );
});
