import fc from 'fast-check';
import { check, emailRule, planChoiceRule, plusSchema, searchKeywordRule, sizingSchema } from '../index.ts';
import { cast, message } from '../testing/message.ts';

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 4 });

// Could be wrong: one of the two temperatures left without its rule, or one error hiding the other.
test('VAL-037 heating and cooling temperatures of the sizing form must be from 60 to 90', () => {
  const hundredths = fc.oneof(fc.constantFrom(5999, 6000, 9000, 9001), fc.integer({ min: 5000, max: 10_000 }));
  fc.assert(
    fc.property(hundredths, hundredths, (heating, cooling) => {
      const typed = { squareFootage: '450', heatingTemp: String(heating / 100), coolingTemp: String(cooling / 100) };
      const isOut = (value: number) => value < 6000 || value > 9000;
      const errors = {
        ...(isOut(heating) && { heatingTemp: { key: 'temperature' } }),
        ...(isOut(cooling) && { coolingTemp: { key: 'temperature' } }),
      };
      expect(check(sizingSchema(), typed)).toEqual(
        Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values: typed },
      );
    }),
  );
});

test('of an empty sizing form each field says what it lacks', () => {
  expect(check(sizingSchema(), {})).toEqual({
    ok: false,
    errors: {
      squareFootage: { key: 'squareFeet' },
      heatingTemp: { key: 'required' },
      coolingTemp: { key: 'required' },
    },
  });
});

test('joining Plus+ needs a phone, its code and the agreement; a code to join with may be left out', () => {
  expect(check(plusSchema(), {})).toEqual({
    ok: false,
    errors: { telephone: { key: 'required' }, verifyCode: { key: 'required' }, remember: { key: 'agreement' } },
  });
  const typed = { telephone: '6135550123', verifyCode: '0123', remember: true };
  expect(check(plusSchema(), typed)).toEqual({ ok: true, values: { ...typed, vipCode: '' } });
});

// Could be wrong: a plan that is not on offer taken, such as that of another product.
test('a protection plan is one of those on offer', () => {
  const plans = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(plans, fc.uuid(), (offered, other) => {
      for (const plan of offered) expect(cast(planChoiceRule(offered), plan)).toBe(plan);
      for (const nothing of ['', undefined, other]) {
        expect(message(planChoiceRule(offered), nothing)).toBe('This field is mandatory.');
      }
    }),
  );
});

// Could be wrong: blanks of other kinds kept, or what is within the keyword lost.
test('VAL-021 a keyword is trimmed, and none is refused', () => {
  fc.assert(
    fc.property(blank, fc.stringMatching(/^[a-zé]{1,5}( [a-zé]{1,5})?$/), blank, (before, keyword, after) => {
      expect(cast(searchKeywordRule(), before + keyword + after)).toBe(keyword);
      expect(message(searchKeywordRule(), before + after)).toBe('This field is mandatory.');
    }),
  );
});

// Could be wrong: the message of a wrong address for an empty one, or spaces that were pasted along held against it.
test('VAL-001 VAL-002 an address may have blanks around it; blanks alone are none', () => {
  fc.assert(
    fc.property(blank, fc.stringMatching(/^[a-z\d]{1,9}$/), (around, name) => {
      expect(cast(emailRule(), `${around}${name}@example.ca${around}`)).toBe(`${name}@example.ca`);
      expect(message(emailRule(), around)).toBe('This field is mandatory.');
      expect(message(emailRule(), around + name)).toBe(
        'Please enter a valid email address. For example name@example.ca',
      );
    }),
  );
});
