import { object, string } from 'yup';
import { check, ruleText } from './index.ts';
import { isRuleError } from './messages.ts';

test('each wrong field has its first error, and one that has no words of its own the generic one', () => {
  const schema = object({
    city: string().required('No words of ours').min(3),
    street: string().test({ message: { key: 'phone' }, test: () => false }),
  });
  expect(check(schema, {})).toEqual({ ok: false, errors: { city: { key: 'required' }, street: { key: 'phone' } } });
  expect(check(string().required(), '')).toEqual({ ok: false, errors: { '': { key: 'required' } } });
});

test('what is right comes back as the schema casts it', () => {
  expect(check(string().trim(), ' a ')).toEqual({ ok: true, values: 'a' });
});

test('a fault of a schema itself is thrown on', () => {
  const fault = new TypeError('no such field');
  const broken = {
    validateSync: () => {
      throw fault;
    },
  };
  expect(() => check(broken, {})).toThrow(fault);
});

test('a message of the rules is an object with a known key', () => {
  expect([{ key: 'phone' }, { key: 'minQuantity', values: { n: 2 } }].map(isRuleError)).toEqual([true, true]);
  expect([null, undefined, 'phone', {}, { key: 'unknown' }, { key: 7 }].map(isRuleError)).toEqual(Array(6).fill(false));
});

test('a value that a message lacks stays as it is marked', () => {
  expect(ruleText({ key: 'minQuantity' }, 'en')).toBe('Min qty is {{n}}');
  expect(ruleText({ key: 'minQuantity', values: { m: 2 } }, 'fr')).toBe('La quantité minimale est {{n}}');
  expect(ruleText({ key: 'maxQuantity', values: { n: 0 } }, 'en')).toBe('Max qty is 0');
});
