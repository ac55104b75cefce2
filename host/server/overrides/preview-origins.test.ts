import { readSettings } from '../settings.ts';

test.each([
  [{}, []],
  [{ PREVIEW_ORIGINS: 'https://a.example, https://b.example:8443/' }, ['https://a.example', 'https://b.example:8443']],
  [{ PREVIEW_ORIGINS: 'http://127.0.0.1:4000', SANDBOX: '1' }, ['http://127.0.0.1:4000']],
])('%p allows previews from %p', (environment, expected) => {
  expect(readSettings(environment).previewOrigins).toEqual(expected);
});

test.each([
  [{ PREVIEW_ORIGINS: 'http://a.example', SANDBOX: '1' }, 'PREVIEW_ORIGINS must be https origins'],
  [{ PREVIEW_ORIGINS: 'https://a.example/releases' }, 'PREVIEW_ORIGINS must be https origins'],
  [{ PREVIEW_ORIGINS: '*' }, 'PREVIEW_ORIGINS must be https origins'],
  [{ PREVIEW_ORIGINS: 'https://*.example,' }, 'PREVIEW_ORIGINS must be https origins'],
  [
    { PREVIEW_ORIGINS: 'https://a.example,http://localhost:4000', SANDBOX: '0' },
    'PREVIEW_ORIGINS names http://localhost:4000',
  ],
])('%p is refused', (environment, reason) => {
  expect(() => readSettings(environment)).toThrow(reason);
});
