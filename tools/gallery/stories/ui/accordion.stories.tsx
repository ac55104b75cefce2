import { Accordion } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Accordion', component: Accordion };

export const States = board(({ t }) => {
  const sections = (of: string, open: boolean) => [
    { id: `${of}-coupons`, title: t('cart:coupon.usable', { count: 3 }), content: t('catalog:coupon.none'), open },
    { id: `${of}-long`, title: t('cart:payment.otherDeclined'), content: t('catalog:coupon.none') },
  ];
  return (
    <>
      <State is="closed">
        <Accordion items={sections('closed', false)} />
      </State>
      <State is="open">
        <Accordion items={sections('open', true)} />
      </State>
      <State is="pointed at" as="pointed-at">
        <Accordion items={sections('pointed', false)} />
      </State>
      <State is="reached by keyboard" as="focused">
        <Accordion items={sections('focused', false)} />
      </State>
    </>
  );
});
