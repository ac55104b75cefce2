import { subscribeSuppression } from '../../parts/pop-ups/suppression.ts';
import { magazineSuppression } from './suppression.ts';

beforeEach(() => localStorage.clear());

test('POP-024 the magazine’s own ends at the same moment, and is not the other’s', () => {
  const now = new Date(2026, 2, 4, 15, 30).getTime();
  magazineSuppression.suppressUntilMidnight(now);
  expect(magazineSuppression.isSuppressed(new Date(2026, 2, 5).getTime() - 1)).toBe(true);
  expect(magazineSuppression.isSuppressed(new Date(2026, 2, 5).getTime())).toBe(false);
  expect(subscribeSuppression.isSuppressed(now)).toBe(false);
});
