import { SelectField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { regions } from '../../src/samples/products.ts';

export default { title: 'ui/SelectField', component: SelectField };

export const States = board(({ t, language }) => {
  const label = t('cart:address.region');
  const placeholder = t('cart:address.regionFirst');
  const options = regions[language].map(({ code, default_name }) => ({ value: code, label: default_name }));
  return (
    <>
      <State is="nothing chosen">
        <SelectField label={label} placeholder={placeholder} options={options} />
      </State>
      <State is="chosen, reached by keyboard" as="focused">
        <SelectField label={label} options={options} defaultValue="NL" />
      </State>
      <State is="wrong">
        <SelectField
          label={label}
          placeholder={placeholder}
          options={options}
          error={t('catalog:subscribe.mandatory')}
        />
      </State>
      <State is="disabled, with help">
        <SelectField label={label} options={options} disabled help={t('cart:address.regionsFailed')} />
      </State>
    </>
  );
});
