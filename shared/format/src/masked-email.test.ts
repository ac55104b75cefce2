import { maskedEmail } from './masked-email.ts';

test.each([
  ['reader@example.ca', 'r•••r@example.ca'],
  ['zoé@example.ca', 'z•••@example.ca'],
  ['a@example.ca', 'a•••@example.ca'],
  ['"a@b c"@example.ca', '"•••"@example.ca'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
