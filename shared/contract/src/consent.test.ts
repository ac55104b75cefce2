import { readConsent } from './consent.ts';

test.each([
  ['consent=yes.1790000000.1', 'yes'],
  ['deviceId=d1; consent=no.1790000000.1; token=t', 'no'],
  ['consents=yes.1790000000.1; consent=no.1.1', 'no'],
])('the choice in %p is %s', (cookies, choice) => {
  expect(readConsent(cookies)).toBe(choice);
});

test.each([
  ['no cookie', ''],
  ['another cookie', 'consents=yes.1790000000.1; my-consent=yes.1790000000.1'],
  ['an earlier version of what is tracked', 'consent=yes.1790000000.0'],
  ['no version', 'consent=yes.1790000000'],
  ['no time', 'consent=yes..1'],
  ['a time that is none', 'consent=yes.x179.1'],
  ['a time with more behind it', 'consent=yes.179x.1'],
  ['a word that is no choice', 'consent=perhaps.1790000000.1'],
  ['nothing at all behind it', 'consent='],
])('%s is no choice: people are asked', (_, cookies) => {
  expect(readConsent(cookies)).toBeNull();
});
