import { customerServiceOf, openingHours, reachUs, telephoneText } from './customer-service.ts';

test('how the shop is reached, for people and for machines', () => {
  expect(customerServiceOf('en')).toEqual({
    telephone: '+18885550142',
    telephone_text: telephoneText,
    hours: 'Monday to Saturday, 8:00 to 20:00 Eastern Time',
    opening: 'Mo-Sa 08:00-20:00',
  });
  expect(customerServiceOf('fr').hours).toBe('Du lundi au samedi, de 8 h à 20 h (heure de l’Est)');
});

test('letters say number and hours in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(reachUs[language]).toContain(telephoneText);
    expect(reachUs[language]).toContain(openingHours[language]);
  }
});
