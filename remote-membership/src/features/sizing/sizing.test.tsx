import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { Sizing } from './sizing.tsx';
import { btuFor } from './sizing-table.ts';

const field = (name: string) => screen.getByRole('textbox', { name });

const open = async (language: 'en' | 'fr' = 'en') => {
  renderPart(<Sizing />, { texts, language });
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
};
const estimate = async (squareFeet: string, heating = '70', cooling = '75') => {
  for (const [name, value] of [
    ['Square Feet', squareFeet],
    ['Heating temperature', heating],
    ['Cooling temperature', cooling],
  ] as const) {
    const input = screen.getByRole('textbox', { name: new RegExp(name, 'i') });
    await userEvent.clear(input);
    if (value) await userEvent.type(input, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Estimate' }));
};

test.each([
  [1, 9_000],
  [450, 9_000],
  [450.5, 12_000],
  [550, 12_000],
  [551, 17_000],
  [700, 17_000],
  [1_000, 18_000],
  [1_200, 22_000],
  [1_200.01, 24_000],
  [1_500, 24_000],
  [1_500.5, null],
])('SIZE-004 %d square feet need %p BTU', (squareFeet, btu) => {
  expect(btuFor(squareFeet)).toBe(btu);
});

test('SIZE-002 from the form to the result, and Back to an empty form', async () => {
  await open();
  await estimate('500');
  expect(screen.getByRole('status')).toHaveTextContent('12,000 BTU suit this room.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See 12,000 BTU air conditioners' })).toHaveAttribute(
    'href',
    '/c/12000-btu-mini-split-air-conditioners.html',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field('Square feet')).toHaveValue('');
});

test('SIZE-003 both temperatures say their range', async () => {
  await open();
  expect(field('Heating temperature')).toHaveAttribute('placeholder', '60-90°F');
  expect(field('Cooling temperature')).toHaveAttribute('placeholder', '60-90°F');
});

test('SIZE-005 a room above 1,500 square feet has no result', async () => {
  await open();
  await estimate('1501');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sorry, we were unable to provide an estimation based on your selections at this time. We will launch more powerful air conditioners in the future, so stay tuned',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('SIZE-006 temperatures are validated, and change nothing', async () => {
  await open();
  await estimate('500', '59', '91');
  expect(field('Heating temperature')).toBeInvalid();
  expect(field('Cooling temperature')).toBeInvalid();
  for (const degrees of ['60', '90']) {
    await estimate('500', degrees, degrees);
    expect(screen.getByRole('status')).toHaveTextContent('12,000 BTU');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  }
});

test('a room without a size is asked for', async () => {
  await open();
  await estimate('');
  expect(field('Square feet')).toHaveAccessibleDescription('Square Feet is required.');
  await estimate('0');
  expect(field('Square feet')).toBeInvalid();
});
