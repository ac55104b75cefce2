import { settingsFrom } from './settings.ts';

const script = 'https://cdn.example/{site_id}/script.js';

test('CAT-022 the sandbox has a stand-in for fraud prevention; elsewhere there is none without keys', () => {
  expect(settingsFrom({ SANDBOX: '1' })).toMatchObject({
    fraud: { isActive: true, siteId: 'sandbox' },
    tagManagerId: null,
  });
  expect(settingsFrom({ SANDBOX: '0' }).fraud).toEqual({ isActive: false, siteId: '' });
});

test('CAT-022 with an id browsers load its script, as long as it is active', () => {
  const keys = { FRAUD_SITE_ID: 'shop/1', FRAUD_SCRIPT: script };
  const fraud = { siteId: 'shop/1', script: 'https://cdn.example/shop%2F1/script.js' };
  expect(settingsFrom(keys).fraud).toEqual({ ...fraud, isActive: false });
  expect(settingsFrom({ ...keys, FRAUD_ACTIVE: '1' }).fraud).toEqual({ ...fraud, isActive: true });
});

test.each([
  [{ FRAUD_SITE_ID: 'shop-1' }, 'FRAUD_SCRIPT must be'],
  [{ FRAUD_SITE_ID: 'shop-1', FRAUD_SCRIPT: 'http://cdn.example/script.js' }, 'FRAUD_SCRIPT must be'],
  [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID must be'],
])('%j is refused: %s', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message);
});

test('the container of a tag manager is read', () => {
  expect(settingsFrom({ TAG_MANAGER_ID: 'GTM-ABC123' }).tagManagerId).toBe('GTM-ABC123');
});
