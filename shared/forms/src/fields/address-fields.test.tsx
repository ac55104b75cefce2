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
const regions = [
  { region_id: 74, default_name: 'Ontario', code: 'ON' },
  { region_id: 77, default_name: 'Québec', code: 'QC' },
];

const schema = addressSchema();
const Example = ({ onSent, ...rest }: { onSent?: (output: object) => void } & Partial<AddressFieldsProps>) => {
  const { form, field, fillEmpty, values } = useForm({
    schema,
    initial,
    language: 'en',
    onSubmit: async (output) => {
      onSent?.(output);
      return { ok: true };
    },
  });
  return (
    <Form {...form}>
      <AddressFields
        field={field}
        values={values}
        fillEmpty={fillEmpty}
        text={(name) => `the ${name}`}
        legend="Deliver to"
        regions={regions}
        {...rest}
      />
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
    'postal-code',
    'address-level2',
    'address-level1',
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
  for (const name of ['firstname', 'lastname', 'street']) await type(`the ${name}`, name);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({
    ...initial,
    firstname: 'firstname',
    lastname: 'lastname',
    street: 'street',
    city: 'Toronto',
    region_id: '74',
    postcode: 'M5H 1A1',
    telephone: '+14165550123',
  });
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(`the ${name}`);
/** Text of the field's description. */
const said = (name: string): string | undefined => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ') || undefined;
};
const leave = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await userEvent.tab();
};

test('a postal code fills the empty city and province, says so, and takes their errors away', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(said('city')).toBe('This field is mandatory.');
  await leave('postcode', 'h2x-1y4');
  expect([field('postcode').value, field('city').value, field('region').value]).toEqual(['H2X 1Y4', 'Montréal', '77']);
  expect(screen.getByRole('status').textContent).toBe('the filledIn Montréal, Québec');
  expect(said('city')).toBeUndefined();
});

test('what was typed is never written over, and a code that usually lies elsewhere is said and no error', async () => {
  render(<Example />);
  await leave('city', 'Kingston');
  await userEvent.selectOptions(field('region'), 'Ontario');
  await leave('postcode', 'G1R 2B5');
  expect([field('city').value, field('region').value]).toEqual(['Kingston', '74']);
  expect(screen.getByRole('status').textContent).toBe('the elsewhere');
  expect(said('postcode')).toBeUndefined();
  await userEvent.selectOptions(field('region'), 'Québec');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('of a place that the code alone does not name, only the province is filled in, of the shared north nothing', async () => {
  render(<Example />);
  await leave('postcode', 'X0A 0H0');
  expect([field('city').value, field('region').value]).toEqual(['', '']);
  await leave('postcode', 'K0A 1A0');
  expect([field('city').value, field('region').value]).toEqual(['', '74']);
  expect(screen.getByRole('status').textContent).toBe('the filledIn Ontario');
});
