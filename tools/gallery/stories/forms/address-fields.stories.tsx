import { formatPhone } from '@shop/format';
import { AddressFields, addressSchema, useForm } from '@shop/forms';
import { Form } from '@shop/ui';
import { board, OnceShown, State } from '../../src/board.tsx';
import { address, regions } from '../../src/samples/products.ts';
import type { Spoken } from '../../src/spoken.ts';

export default { title: 'forms/AddressFields', component: AddressFields, tags: ['wide'] };

const filled = { ...address, region_id: String(address.region_id), telephone: formatPhone(address.telephone) };
const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ''])) as typeof filled;

const Example = ({
  spoken,
  initial,
  isTried = false,
}: {
  spoken: Spoken;
  initial: typeof filled;
  isTried?: boolean;
}) => {
  const { t, language } = spoken;
  const { form, field, values, fillEmpty } = useForm({
    schema: addressSchema(),
    initial,
    language,
    onSubmit: async () => ({ ok: true }),
  });
  return (
    <OnceShown does={(place) => isTried && place.querySelector('form')?.requestSubmit()}>
      <Form {...form}>
        <AddressFields
          field={field}
          values={values}
          fillEmpty={fillEmpty}
          text={(name) => t(`cart:address.${name}`)}
          legend={t('cart:address.delivery')}
          regions={regions[language]}
        />
      </Form>
    </OnceShown>
  );
};

export const Filled = board((spoken) => (
  <State is="filled">
    <Example spoken={spoken} initial={filled} />
  </State>
));

export const Wrong = board((spoken) => (
  <State is="sent while it was empty">
    <Example spoken={spoken} initial={empty} isTried />
  </State>
));
Wrong.tags = ['!wide'];
