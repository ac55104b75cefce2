import type { Sender } from './sent-forms.ts';

/** Of a button beside a number: by how much its press changes that. */
const stepOf = (sender: Sender): number => Number(sender.dataset.step ?? 0);

/**
 * Has minus or plus change the number between them, which the shell takes over with what else was typed; whether it is
 * one that was pressed.
 */
export const takeStep = (sender: Sender): boolean => {
  const by = stepOf(sender);
  const field = by === 0 ? null : sender.parentElement?.querySelector<HTMLInputElement>('input[type=number]');
  if (!field) return false;
  if (by > 0) field.stepUp(by);
  else field.stepDown(-by);
  for (const one of sender.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? [])
    one.disabled =
      stepOf(one) > 0 ? field.valueAsNumber >= Number(field.max) : field.valueAsNumber <= Number(field.min);
  return true;
};
