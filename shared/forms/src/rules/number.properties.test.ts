import fc from 'fast-check';
import { numberRule, quantityRule, squareFeetRule, temperatureRule } from '../index.ts';
import { cast, message } from '../testing/message.ts';

const badNumber = 'Please enter the number.';

const whole = fc.stringMatching(/^\d{1,6}$/);
const decimals = fc.option(fc.stringMatching(/^\d{1,4}$/));
const written = fc.tuple(whole, decimals).map(([units, rest]) => (rest === null ? units : `${units}.${rest}`));

// Could be wrong: a pattern without its ends, a dot with nothing before or after it, a sign, an exponent, a comma.
test('VAL-017 a number is digits with optional decimals; anything more spoils it', () => {
  const intruder = fc.constantFrom('-', '+', 'e', ',', 'x', '٣', '..');
  fc.assert(
    fc.property(written, fc.nat(10), intruder, (text, place, more) => {
      expect(cast(numberRule(), ` ${text} `)).toBe(text);
      const at = place % (text.length + 1);
      expect(message(numberRule(), text.slice(0, at) + more + text.slice(at))).toBe(badNumber);
      expect(message(numberRule(), `.${text}`)).toBe(badNumber);
      expect(message(numberRule(), `${text}.`)).toBe(badNumber);
    }),
  );
});

// Could be wrong: the bounds left out, 59.99 or 90.01 rounded in, text compared as text ("100" < "60").
test('VAL-018 a temperature passes from 60 to 90, the bounds included', () => {
  const edges = fc.constantFrom(5999, 6000, 6001, 8999, 9000, 9001);
  const hundredths = fc.oneof(edges, fc.nat(20_000));
  fc.assert(
    fc.property(hundredths, (value) => {
      const isIn = value >= 6000 && value <= 9000;
      expect(message(temperatureRule(), (value / 100).toFixed(2))).toBe(
        isIn ? undefined : 'The temperature must be between 60-90°F.',
      );
    }),
  );
});

// Could be wrong: nothing written as a number (0, 0.00) taken, or the largest room refused, which the table tells of.
test('VAL-036 square feet are any number above 0, as it was typed', () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.stringMatching(/^0{1,3}(\.0{1,3})?$/)), (text) => {
      expect(cast(squareFeetRule(), text)).toBe(/[1-9]/.test(text) ? text : undefined);
      if (!/[1-9]/.test(text)) expect(message(squareFeetRule(), text)).toBe(badNumber);
    }),
  );
});

// Could be wrong: a bound left out, the other bound's message, a typed quantity kept as text.
test('a quantity passes from its minimum to what is usable, and is told the bound that it passes', () => {
  const bounds = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20)).map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(bounds, fc.integer({ min: -5, max: 50 }), (given, quantity) => {
      const { min, max } = given;
      const expected = quantity < min ? `Min qty is ${min}` : quantity > max ? `Max qty is ${max}` : undefined;
      expect(message(quantityRule(given), quantity)).toBe(expected);
      expect(message(quantityRule(given), String(quantity))).toBe(expected);
      if (!expected) expect(cast(quantityRule(given), ` ${quantity} `)).toBe(quantity);
    }),
  );
});

// Could be wrong: what a computer reads as a number, but no person writes as a quantity.
test.each([1.5, '1.5', '0x2', '2e0', '1 2', '２', 'two', Number.NaN])('%p is no quantity', (text) => {
  expect(message(quantityRule({ min: 1, max: 99 }), text)).toBe(badNumber);
});
