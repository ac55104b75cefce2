import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FileField } from './file-field.tsx';
import { Fieldset } from './fieldset.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test('a field is named by its label, and described by its error and then its help', () => {
  render(<TextField label="Postal code" help="Like K1A 0B1" error="Enter a postal code" />);
  const field = screen.getByRole('textbox', { name: 'Postal code' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a postal code Like K1A 0B1');
});

test('an error is said politely: what says it is there before', () => {
  const { rerender } = render(<TextField label="Postal code" />);
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(<TextField label="Postal code" error="Enter a postal code" />);
  expect(region).toHaveTextContent(/^Enter a postal code$/);
});

test('what helps to type goes through to the input', () => {
  render(
    <TextField
      label="Phone"
      optionalLabel="optional"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      enterKeyHint="next"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(field).toBeValid();
  for (const [name, value] of [
    ['type', 'tel'],
    ['autocomplete', 'tel'],
    ['inputmode', 'tel'],
    ['enterkeyhint', 'next'],
  ] as const) {
    expect(field).toHaveAttribute(name, value);
  }
});

test('a select offers its options, a text area its lines', async () => {
  render(
    <Fieldset legend="Address">
      <SelectField
        label="Province"
        placeholder="Choose a province"
        error="Choose one"
        options={[
          { value: 'QC', label: 'Québec' },
          { value: 'NU', label: 'Nunavut', disabled: true },
        ]}
      />
      <TextAreaField label="Note" help="For the driver" />
    </Fieldset>,
  );
  const province = screen.getByRole('combobox', { name: 'Province' });
  expect(province).toHaveValue('');
  expect(province).toHaveAccessibleDescription('Choose one');
  await userEvent.selectOptions(province, 'Québec');
  expect(province).toHaveValue('QC');
  expect(screen.getByRole('option', { name: 'Nunavut' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('For the driver');
  expect(screen.getByRole('group', { name: 'Address' })).toBeInTheDocument();
});

test('a checkbox may hold a link in its label', async () => {
  render(
    <CheckboxField
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      error="Please agree"
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  expect(box).toHaveAccessibleDescription('Please agree');
  await userEvent.click(box);
  expect(box).toBeChecked();
});

const Plans = () => {
  const [plan, setPlan] = useState<'a' | 'b'>();
  return (
    <RadioCards
      legend="Protection plan"
      error={plan ? false : 'Choose one'}
      options={[
        { value: 'a', label: '3 years', description: 'Accidents too', end: 'C$89.99' },
        { value: 'b', label: 'No, Thanks.' },
      ]}
      value={plan}
      onChange={setPlan}
    />
  );
};

test('radio cards are one group, moved through with the arrow keys', async () => {
  render(<Plans />);
  const group = screen.getByRole('radiogroup', { name: 'Protection plan' });
  expect(group).toHaveAccessibleDescription('Choose one');
  await userEvent.click(screen.getByRole('radio', { name: /3 years/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'No, Thanks.' })).toBeChecked();
  expect(group).toBeValid();
});

test('a field for files speaks the shop’s words and names what was chosen', async () => {
  render(<FileField label="Photos" chooseLabel="Choose photos" noneLabel="No photos chosen" multiple help="Up to 3" />);
  const field = screen.getByLabelText('Photos');
  expect(field).toHaveAccessibleDescription('Up to 3');
  expect(screen.getByText('No photos chosen')).toBeVisible();
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
  await userEvent.upload(field, [photo('one.png'), photo('two.png')]);
  expect(screen.getByText('one.png, two.png')).toBeVisible();
  expect(screen.queryByText('No photos chosen')).not.toBeInTheDocument();
});

describe('what is wrong is brought into view', () => {
  const into = jest.fn();
  const form = (error: string | false) => (
    <Form withoutScripts="nothing">
      <TextField label="Coupon code" error={error} />
      <TextField label="Name" />
      <button>Apply</button>
    </Form>
  );
  const refuseAt = (place: () => HTMLElement | null): void => {
    const { rerender } = render(form(false));
    place()?.focus();
    rerender(form('Not valid'));
  };
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(into);
    into.mockClear();
  });

  test.each([
    ['in the field', () => screen.getByRole('textbox', { name: 'Coupon code' })],
    ['at the form’s button', () => screen.getByRole('button')],
  ])('of who is %s', (_, place) => {
    refuseAt(place);
    expect(into).toHaveBeenCalledWith({ block: 'nearest' });
  });

  test.each([
    ['elsewhere in the form', () => screen.getByRole('textbox', { name: 'Name' })],
    ['nowhere, as where the server wrote it', () => null],
  ])('and moves nobody who is %s', (_, place) => {
    refuseAt(place);
    expect(into).not.toHaveBeenCalled();
  });
});
