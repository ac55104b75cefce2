import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@shop/ui';
import { AddressFields, addressSchema, useForm, type AddressFieldsProps } from '../index.ts';

const initial = {
  firstname: '',
  lastname: '',
  street: '',
  apartment_unit_suite: '',
  city: '',
  region_id: '',
  postcode: '',
  telephone: '',
};
const regions = [{ region_id: 74, default_name: 'Ontario' }];

const Example = ({ onSent, ...rest }: { onSent?: (output: object) => void } & Partial<AddressFieldsProps>) => {
  const { form, field } = useForm({
    schema: addressSchema(),
    initial,
    language: 'en',
    onSubmit: async (output) => {
      onSent?.(output);
      return { ok: true };
    },
  });
  return (
    <Form {...form}>
      <AddressFields field={field} text={(name) => `the ${name}`} legend="Deliver to" regions={regions} {...rest} />
      <button>Send</button>
    </Form>
  );
};
const completions = () =>
  [...document.querySelectorAll('input, select')].map((element) => element.getAttribute('autocomplete'));

test('the words are the caller’s, and the browser fills in whichever of a person’s addresses it is asked for', () => {
  const { rerender } = render(<Example />);
  expect(screen.getByRole('group', { name: 'Deliver to' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'the street' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /the apartment.*the optional/ })).toBeTruthy();
  const details = [
    'given-name',
    'family-name',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'tel-national',
  ];
  expect(completions()).toEqual(details);
  rerender(<Example autoCompleteGroup="shipping" />);
  expect(completions()).toEqual(details.map((detail) => `shipping ${detail}`));
});

test('what is recognised is written as it is read, what is not stays as typed, and all of it reaches the form', async () => {
  const sent = jest.fn<void, [object]>();
  render(<Example onSent={sent} />);
  const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (name: string, text: string) => {
    await userEvent.type(input(name), text);
    await userEvent.tab();
  };
  await type('the postcode', '12345');
  expect(input('the postcode').value).toBe('12345');
  await userEvent.clear(input('the postcode'));
  await type('the postcode', 'm5h1a1');
  expect(input('the postcode').value).toBe('M5H 1A1');
  await type('the telephone', '416-555-0123');
  expect(input('the telephone').value).toBe('(416) 555-0123');
  for (const name of ['firstname', 'lastname', 'street', 'city']) await type(`the ${name}`, name);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'the region' }), 'Ontario');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({
    ...initial,
    firstname: 'firstname',
    lastname: 'lastname',
    street: 'street',
    city: 'city',
    region_id: '74',
    postcode: 'M5H 1A1',
    telephone: '+14165550123',
  });
});
