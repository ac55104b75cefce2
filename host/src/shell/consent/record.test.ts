import { readConsent } from '@shop/contract';
import { choiceCookie } from './choice-store.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('a choice is kept with its time and version for 180 days', () => {
  expect(choiceCookie('no', now, true)).toBe('consent=no.1772366400.1; Path=/; Max-Age=15552000; SameSite=Lax; Secure');
  expect(choiceCookie('yes', now, false)).not.toContain('Secure');
});

test.each(['yes', 'no'] as const)('%s is read back among other cookies', (choice) => {
  const [pair] = choiceCookie(choice, now, true).split(';');
  expect(readConsent(`lang=fr; ${pair}; token=x`)).toBe(choice);
});

test.each(['', 'consent=yes', 'consent=yes.1772366400.0', 'consent=maybe.1772366400.1', 'xconsent=yes.1772366400.1'])(
  '"%s" is no choice',
  (cookies) => expect(readConsent(cookies)).toBeNull(),
);
