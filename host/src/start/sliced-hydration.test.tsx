import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedEvent } from '../../contract/document.ts';
import { eachOnItsOwn, element, open } from './testing.ts';

eachOnItsOwn();

const pressed = jest.fn();

const Page = () => {
  useLayoutEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  return (
    <button type="button" popoverTarget="menu" onPointerDown={pressed} onKeyDown={pressed} onClick={pressed}>
      Menu
    </button>
  );
};

test('what somebody does while the page is taken over waits for no more than a slice of it, and is heard afterwards', async () => {
  // Its own scheduler, as in a browser.
  jest.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let isHydrated = false;
  const hydrated = new Promise<void>((resolve) =>
    addEventListener(
      hydratedEvent,
      () => {
        isHydrated = true;
        resolve();
      },
      { once: true },
    ),
  );
  open('<div id="root"><button type="button" popovertarget="menu">Menu</button></div>');
  startTransition(() => void hydrateRoot(element('#root'), <Page />));
  for (const event of ['pointerdown', 'keydown', 'click'])
    element('button').dispatchEvent(new Event(event, { bubbles: true }));
  expect([isHydrated, pressed.mock.calls.length]).toEqual([false, 0]);
  await hydrated;
  for (const event of ['pointerdown', 'keydown', 'click'])
    element('button').dispatchEvent(new Event(event, { bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(3);
});
