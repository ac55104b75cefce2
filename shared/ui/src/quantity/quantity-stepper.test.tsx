import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from '../form/form.tsx';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const setup = (props: Partial<QuantityStepperProps> = {}) => {
  const onChange = jest.fn();
  const onLimit = jest.fn();
  render(
    <QuantityStepper
      value={2}
      min={1}
      max={5}
      label="Quantity"
      decreaseLabel="Fewer"
      increaseLabel="More"
      onChange={onChange}
      onLimit={onLimit}
      {...props}
    />,
  );
  return { onChange, onLimit, field: screen.getByRole('spinbutton', { name: 'Quantity' }) };
};

test('minus and plus change it by one', async () => {
  const { onChange } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test('at its bounds the button that would leave them is off', () => {
  setup({ value: 5 });
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Fewer' })).toBeEnabled();
});

test('a typed number is settled when the field is left, not while it is typed', async () => {
  const { onChange, field } = setup({ max: 50 });
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[12]]);
});

test('a number outside becomes the nearest that is allowed, and the caller hears of it', async () => {
  const { onChange, onLimit, field } = setup();
  await userEvent.clear(field);
  await userEvent.type(field, '40{Enter}');
  expect(onChange.mock.calls).toEqual([[5]]);
  expect(onLimit).toHaveBeenCalledWith('max');
});

test('what stands in the field unsettled is told while it does', async () => {
  const onTyped = jest.fn();
  const { field } = setup({ onTyped });
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await userEvent.tab();
  expect(onTyped.mock.calls).toEqual([[Number.NaN], [4], [40], [undefined]]);
});

test('an emptied field goes back to what it was', async () => {
  const { onChange, field } = setup();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue(2);
});

test('the message describes the field', () => {
  const { field } = setup({ message: 'Only 5 left' });
  expect(field).toHaveAccessibleDescription('Only 5 left');
});

test('in a form that the server takes minus and plus send the number that they make, and Enter what stands there', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Form method="post" action="/pay">
      <QuantityStepper
        name="qty"
        stepName="step"
        value={2}
        max={5}
        label="Quantity"
        decreaseLabel="Fewer"
        increaseLabel="More"
        onChange={() => undefined}
      />
    </Form>,
  );
  const sent = [...place.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[type=submit]')].map(
    ({ name, value }) => [name, value],
  );
  expect(sent).toEqual([
    ['', ''],
    ['step', '1'],
    ['step', '3'],
  ]);
});

test.each([
  ['was left', [[3]]],
  ['is being typed in', []],
])('a number that stood in the field before hydration is settled where the field %s', async (where, settled) => {
  const onChange = jest.fn();
  const stepper = (
    <QuantityStepper
      value={1}
      max={5}
      label="Quantity"
      decreaseLabel="Fewer"
      increaseLabel="More"
      onChange={onChange}
    />
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(stepper);
  const field = place.querySelector('input');
  if (!field) throw new Error('no field');
  if (where === 'is being typed in') field.focus();
  field.value = '3';
  const root = await act(async () => hydrateRoot(place, stepper));
  expect(onChange.mock.calls).toEqual(settled);
  act(() => root.unmount());
  place.remove();
});
