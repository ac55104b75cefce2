import type { AddressTexts } from './address-values.ts';

/** Writes a draft into the fields that nobody has changed since the page came from the server. */
export const restoreFields = (form: HTMLFormElement, draft: Partial<AddressTexts>, initial: AddressTexts): void => {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const canHold =
      field instanceof HTMLInputElement ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value));
    if (canHold && field.value === initial[name as keyof AddressTexts]) field.value = value;
  }
};

export const readFields = (form: HTMLFormElement, initial: AddressTexts): AddressTexts => {
  const values = Object.keys(initial).map((name) => {
    const field = form.elements.namedItem(name);
    const hasText = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return [name, hasText ? field.value : ''];
  });
  return Object.fromEntries(values) as AddressTexts; // one entry for each name
};
