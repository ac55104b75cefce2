import { besideOthers } from './beside-others.ts';

/** Dialog with methods that jsdom lacks; `isModal` is the browser's state. */
const fakeDialog = () => {
  document.body.innerHTML =
    '<button id="behind"></button><dialog open><h2 tabindex="-1">Sign in</h2><input></dialog><iframe tabindex="0"></iframe>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement; // it stands in the line above
  let isModal = true;
  const opening = (modal: boolean) => () => {
    isModal = modal;
    dialog.setAttribute('open', '');
    dialog.querySelector('h2')?.focus(); // a browser moves the focus into the dialog
  };
  Object.assign(dialog, {
    showModal: opening(true),
    show: opening(false),
    close: () => {
      dialog.removeAttribute('open');
      document.querySelector<HTMLElement>('#behind')?.focus(); // and out of it
    },
  });
  const input = dialog.querySelector('input') as HTMLInputElement; // so does this
  input.focus();
  const events: string[] = [];
  for (const name of ['blur', 'focus']) input.addEventListener(name, () => events.push(name));
  return { dialog, input, events, isModal: () => isModal };
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test('the dialog is no longer modal and looks the same; the field that is being filled in hears nothing of it', () => {
  const { dialog, input, events, isModal } = fakeDialog();
  const back = besideOthers(dialog, 'beside');
  expect([isModal(), dialog.open, dialog.className]).toEqual([false, true, 'beside']);
  expect([document.activeElement, events]).toEqual([input, []]);
  back();
  expect([isModal(), dialog.open, dialog.className]).toEqual([true, true, '']);
  expect([document.activeElement, events]).toEqual([input, []]);
});

test('Escape still asks to close it, and the focus goes to Google’s frames alone', () => {
  const { dialog, input } = fakeDialog();
  const back = besideOthers(dialog, 'beside');
  const cancelled = jest.fn();
  dialog.addEventListener('cancel', cancelled);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(cancelled).toHaveBeenCalledTimes(1);
  focusOn('iframe');
  expect(document.activeElement?.tagName).toBe('IFRAME');
  focusOn('#behind');
  expect(document.activeElement?.tagName).toBe('H2');
  back();
  focusOn('#behind');
  expect(document.activeElement?.id).toBe('behind');
});

test('a dialog that has been closed meanwhile stays closed', () => {
  const { dialog } = fakeDialog();
  const back = besideOthers(dialog, 'beside');
  dialog.close();
  back();
  expect(dialog.open).toBe(false);
});
