import { QuantityStepper } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { productNames } from '../../src/samples/products.ts';

export default { title: 'ui/QuantityStepper', component: QuantityStepper, tags: ['forced'] };

export const States = board(({ t, language }) => {
  const stepper = {
    onChange: () => {},
    label: t('catalog:quantity.label', { name: productNames[language][0] }),
    decreaseLabel: t('catalog:quantity.less'),
    increaseLabel: t('catalog:quantity.more'),
  };
  return (
    <>
      <State is="regular">
        <QuantityStepper {...stepper} value={3} />
      </State>
      <State is="at the least, minus pointed at" as="pointed-at">
        <QuantityStepper {...stepper} value={1} />
      </State>
      <State is="minus reached by keyboard" as="focused">
        <QuantityStepper {...stepper} value={3} />
      </State>
      <State is="at the most, with a message">
        <QuantityStepper {...stepper} value={999} message={t('catalog:card.outOfStock')} />
      </State>
      <State is="wrong">
        <QuantityStepper {...stepper} value={3} typedFirst="0" error={t('cart:address.check')} />
      </State>
      <State is="disabled">
        <QuantityStepper {...stepper} value={3} disabled />
      </State>
    </>
  );
});
