import { storageKeys } from '@shop/contract';
import { addressFieldNames, type AddressFieldName } from '@shop/forms';
import { localStore, readJson } from '@shop/platform';

/** The fields of the address form, as typed. */
export type AddressValues = Record<'email' | AddressFieldName, string>;
const fieldNames: readonly string[] = ['email', ...addressFieldNames];

/** What is kept under `shipping_address`: what was typed, and the province's code for those who ask for the state. */
export type StoredAddress = AddressValues & { region_code: string };

/** What is kept, field by field; a missing, broken or blocked storage has nothing. */
export const readStoredAddress = (): Partial<AddressValues> => {
  const stored = readJson(localStore, storageKeys.shippingAddress);
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) => typeof value === 'string' && fieldNames.includes(name),
  );
  return Object.fromEntries(known);
};

/** Where storage is full or blocked the form itself still holds what was typed. */
export const storeAddress = (address: StoredAddress): void => {
  localStore.write(storageKeys.shippingAddress, JSON.stringify(address));
};

/** Restores stored values into fields that are unchanged since the page came from the server. */
export const restoreFields = (form: HTMLFormElement, stored: Partial<AddressValues>): void => {
  for (const [name, value] of Object.entries(stored)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = value;
    const choosable = field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value);
    if (choosable && field.value === '') field.value = value;
  }
};

/** What stands in the form now. */
export const readFields = (form: HTMLFormElement): AddressValues => {
  const values = fieldNames.map((name) => {
    const field = form.elements.namedItem(name);
    const hasText = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return [name, hasText ? field.value : ''];
  });
  return Object.fromEntries(values) as AddressValues; // one entry for each name
};
