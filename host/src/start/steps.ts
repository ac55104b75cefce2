import type { Sender } from './sent-forms.ts';

/** By how much a button beside a number changes it: minus stands before it. */
const stepOf = (button: Element, field: Element): number =>
  button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Has minus or plus change the number between them, which the shell takes over with what else was typed; whether it is
 * one that was pressed.
 */
export const takeStep = (sender: Sender): boolean => {
  const row = sender.type === 'button' ? sender.parentElement : null;
  const field = row?.querySelector<HTMLInputElement>(':scope > input[type=number]');
  if (!row || !field) return false;
  if (stepOf(sender, field) > 0) field.stepUp();
  else field.stepDown();
  for (const one of row.querySelectorAll<HTMLButtonElement>(':scope > button'))
    one.disabled =
      stepOf(one, field) > 0 ? field.valueAsNumber >= Number(field.max) : field.valueAsNumber <= Number(field.min);
  return true;
};
