import { settingsFrom } from './settings.ts';

test('without WEB_SECRET there is no secret that a caller could send', () => {
  expect(settingsFrom({}).webSecret).toBeNull();
  expect(settingsFrom({ WEB_SECRET: '' }).webSecret).toBeNull();
});

test.each(['short', 'fifteen-signs-x', 'with spaces in between', 'secrèt-with-accents'])(
  'WEB_SECRET %j cannot be used, and is not repeated',
  (WEB_SECRET) => {
    expect(() => settingsFrom({ WEB_SECRET })).toThrow(/^WEB_SECRET must have/);
    expect(() => settingsFrom({ WEB_SECRET })).not.toThrow(WEB_SECRET);
  },
);
