import { settingsFrom } from './settings.ts';

const none = { emailMarketingId: null, recommendationsId: null };

test('TRK-008 TRK-009 the sandbox has stand-ins for e-mail marketing and recommendations; elsewhere there is nothing without ids', () => {
  expect(settingsFrom({ SANDBOX: '1' }).marketing).toEqual({
    emailMarketingId: 'sandbox',
    recommendationsId: 'sandbox',
  });
  expect(settingsFrom({ SANDBOX: '0' }).marketing).toEqual(none);
  expect(settingsFrom({ EMAIL_MARKETING_ID: 'Ab12Cd', RECOMMENDATIONS_ID: '1A65B5CB868AFF1E' }).marketing).toEqual({
    emailMarketingId: 'Ab12Cd',
    recommendationsId: '1A65B5CB868AFF1E',
  });
});

test('I18N-003 a page translation is there where it is configured', () => {
  expect(settingsFrom({ SANDBOX: '1' }).translationWidget).toBeNull();
  expect(settingsFrom({ TRANSLATION_WIDGET: 'google' }).translationWidget).toBe('google');
});

test.each([
  [{ EMAIL_MARKETING_ID: 'pk_secret' }, 'EMAIL_MARKETING_ID must be'],
  [{ TRANSLATION_WIDGET: 'another' }, 'TRANSLATION_WIDGET must be'],
  [{ RECOMMENDATIONS_ID: '"/></script>' }, 'RECOMMENDATIONS_ID must be'],
])('%j is refused: %s', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message);
});
