import { watchRestoredPage } from './restored-page.ts';

const restored = ({ persisted, outdated }: { persisted: boolean; outdated: boolean }) => {
  document.body.hidden = false;
  const reload = jest.fn();
  const pageshow = Object.assign(new Event('pageshow'), { persisted });
  const stop = watchRestoredPage(() => outdated, reload);
  window.dispatchEvent(pageshow);
  stop();
  return { reloads: reload.mock.calls.length, isHidden: document.body.hidden };
};

test('a page that comes back as it was left, and shows someone else, is hidden and loaded anew', () => {
  expect(restored({ persisted: true, outdated: true })).toEqual({ reloads: 1, isHidden: true });
});

test.each([
  ['is loaded', { persisted: false, outdated: true }],
  ['comes back to the same person', { persisted: true, outdated: false }],
])('a page that %s stays', (_, page) => {
  expect(restored(page)).toEqual({ reloads: 0, isHidden: false });
});
