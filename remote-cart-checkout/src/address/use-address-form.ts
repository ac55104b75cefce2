import type { Address, Region } from '@shop/contract';
import { cleaned } from '@shop/format';
import { addressFieldNames, addressSchema, emailRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { languageOf, useTranslation } from '@shop/platform';
import { useLayoutEffect, useMemo, useRef, type ChangeEvent } from 'react';
import type { AddressCalls } from './address-calls.ts';
import { inputOf, sentValues, valuesOf, type AddressTexts } from './address-values.ts';
import type { NativeForm } from './native-form.ts';
import { askedPlace, readDraft, storeAddress } from './stored-address.ts';

/** Writes a draft into the fields that nobody has changed since the page came from the server. */
const restoreFields = (form: HTMLFormElement, draft: Partial<AddressTexts>, initial: AddressTexts): void => {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const canHold =
      field instanceof HTMLInputElement ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value));
    if (canHold && field.value === initial[name as keyof AddressTexts]) field.value = value;
  }
};

const readFields = (form: HTMLFormElement, initial: AddressTexts): AddressTexts => {
  const values = Object.keys(initial).map((name) => {
    const field = form.elements.namedItem(name);
    const hasText = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return [name, hasText ? field.value : ''];
  });
  return Object.fromEntries(values) as AddressTexts; // one entry for each name
};

export interface AddressFormOptions {
  /** The cart’s own address, or the saved one that is edited. */
  address: Address | null;
  email: string | null;
  /** A customer's e-mail is known; a guest gives one. */
  isGuest: boolean;
  regions: readonly Region[];
  calls: AddressCalls;
  native: NativeForm;
  /** The cart has the address now. */
  onSaved: () => void;
}

/**
 * The address form: kept in this browser while another address is typed, in the book where the customer wants it, and
 * in the cart once it is complete.
 */
export const useAddressForm = (options: AddressFormOptions) => {
  const { address, email, isGuest, regions, calls, native, onSaved } = options;
  const { t, i18n } = useTranslation('cart-checkout');
  const editedId = address?.address_entity_id ?? null;
  /** The book’s entry of this form: a second try does not add it twice. */
  const bookId = useRef(editedId);
  const { sent } = native;
  const typedBefore = sentValues(sent, { bill: false, editedId });
  const initial = typedBefore ?? valuesOf(address, email);
  const schema = useMemo(() => {
    const fields = addressSchema();
    return isGuest ? fields.shape({ email: emailRule() }) : fields;
  }, [isGuest]);

  const names = isGuest ? (['email', ...addressFieldNames] as const) : addressFieldNames;
  const { form, ...rest } = useForm({
    schema,
    initial,
    language: languageOf(i18n),
    ...(sent && typedBefore && { answered: { ok: false, message: sent.message, fields: sent.errors } }),
    onSubmit: async (output, typed) => {
      const input = inputOf(output);
      let savedId: number | null = null;
      if (editedId !== null || typed.save) {
        const is_default_shipping = address?.is_default_shipping ?? false;
        const saved = await calls.keepInBook({ ...input, is_default_shipping }, bookId.current);
        if (!saved.data) return formProblem(saved.error, t, names);
        savedId = bookId.current = saved.data.address_entity_id;
      }
      const saved = savedId === null ? {} : { address_entity_id: savedId };
      const contact = isGuest ? { email: cleaned(typed.email) } : {};
      const { error } = await calls.deliverTo({ ...input, ...contact, ...saved });
      if (error) return formProblem(error, t, names);
      storeAddress(typed, { regions, savedId });
      onSaved();
      return { ok: true };
    },
  });

  // Before the form reads its elements for the first time, so that it knows what was restored.
  const { ref } = form;
  const isDrafting = editedId === null;
  const isSent = typedBefore !== undefined;
  const first = useRef({ initial, address, regions });
  useLayoutEffect(() => {
    const { initial, address, regions } = first.current;
    if (!ref.current || !isDrafting || isSent) return;
    const asked = address ? {} : askedPlace(regions);
    restoreFields(ref.current, { ...asked, ...readDraft(address) }, initial);
  }, [ref, isDrafting, isSent]);

  const changed = (event: ChangeEvent<HTMLFormElement>): void => {
    form.onChange(event);
    if (isDrafting) storeAddress(readFields(event.currentTarget, initial), { regions, over: address });
  };
  const { withoutScripts: _, ...hydratedForm } = form;
  const way = { method: 'post', action: native.at(native.edit ?? undefined) } as const;
  return { ...rest, form: { ...hydratedForm, ...way, onChange: changed }, editedId, isSent };
};
