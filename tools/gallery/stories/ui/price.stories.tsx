import { Price } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Price', component: Price };

export const States = board(({ t, money }) => {
  const sale = {
    current: money(129_900),
    old: money(164_900),
    wasLabel: t('catalog:price.was'),
    saving: t('catalog:price.save', { amount: money(35_000) }),
  };
  return (
    <>
      <State is="regular">
        <Price current={money(129_900)} />
      </State>
      <State is="on sale">
        <Price {...sale} />
      </State>
      <State is="on sale, with the members’ price">
        <Price {...sale} plus={t('catalog:price.plus', { price: money(123_405) })} />
      </State>
      <State is="small, on sale">
        <Price {...sale} size="small" />
      </State>
      <State is="large, on sale, with the members’ price">
        <Price {...sale} size="large" plus={t('catalog:price.plus', { price: money(123_405) })} />
      </State>
      <State is="large, the longest amounts">
        <Price
          size="large"
          current={money(12_345_678)}
          old={money(23_456_789)}
          wasLabel={t('catalog:price.was')}
          saving={t('catalog:price.save', { amount: money(11_111_111) })}
        />
      </State>
    </>
  );
});
