import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthdayField } from '../index.ts';

test.each([
  ['en', 'YYYY-MM-DD'],
  ['fr', 'AAAA-MM-JJ'],
] as const)('the field says in %s how a date is written, whatever the browser speaks', (language, shape) => {
  render(<BirthdayField language={language} name="births" label="Born" />);
  const field = screen.getByRole('textbox', { name: 'Born', description: new RegExp(shape) });
  expect(field.getAttribute('autocomplete')).toBe('bday');
});

test('eight digits get their hyphens once the field is left, and what is no date stays', async () => {
  render(<BirthdayField language="en" name="births" label="Born" />);
  const field = screen.getByRole('textbox', { name: 'Born' });
  await userEvent.type(field, '19900531');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '1990-05-31');
  await userEvent.clear(field);
  await userEvent.type(field, '31 May');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '31 May');
});
