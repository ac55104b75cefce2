import { formReducer, freshForm } from './form-state.ts';

const values = { city: '', street: '' };
const refused = formReducer(freshForm(values), {
  type: 'answered',
  outcome: { ok: false, message: 'Not there', fields: { city: 'Where?', street: 'Which?' } },
});

test('what a server says of a field goes when that field changes, and of the others stays', () => {
  expect(refused).toMatchObject({ status: 'failed', serverError: 'Not there' });
  const typed = { city: 'Laval', street: '' };
  const changed = formReducer(refused, { type: 'changed', values: typed, name: 'city' });
  expect(changed).toMatchObject({ values: typed, serverError: 'Not there' });
  expect(changed.serverFields).toEqual({ street: 'Which?' });
  expect(refused.serverFields).toEqual({ city: 'Where?', street: 'Which?' });
  expect(formReducer(refused, { type: 'changed', values: typed }).serverFields).toEqual(refused.serverFields);
});

test('a new submit forgets what the last one was told, and what succeeded is told to nobody else', () => {
  const submitted = formReducer(refused, { type: 'submitted', values });
  expect(submitted).toMatchObject({ status: 'submitting', serverFields: {} });
  expect(submitted.serverError).toBeUndefined();
  expect(formReducer(submitted, { type: 'answered', outcome: { ok: true } }).status).toBe('succeeded');
});

test('a field counts as left once; a refused submit has left them all', () => {
  const left = formReducer(freshForm(values), { type: 'fieldLeft', name: 'city' });
  expect([...left.left]).toEqual(['city']);
  expect(formReducer(left, { type: 'fieldLeft', name: 'city' })).toBe(left);
  const all = formReducer(left, { type: 'refused', values });
  expect([...all.left]).toEqual(['city', 'street']);
  expect(all.status).toBe('idle');
});

test('a form that a server has answered before it came alive begins with that answer; a reset forgets it', () => {
  const begun = freshForm(values, { ok: false, fields: { city: 'Where?' } });
  expect(begun).toMatchObject({ status: 'failed', serverFields: { city: 'Where?' } });
  expect(formReducer(begun, { type: 'reset', values })).toEqual(freshForm(values));
  expect(freshForm(values).status).toBe('idle');
});
