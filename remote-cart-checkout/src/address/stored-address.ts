import { storageKeys, type Address, type Region } from '@shop/contract';
import { addressFieldNames, placeOfCode } from '@shop/forms';
import { parsePostalCode } from '@shop/format';
import { readZip } from '@shop/kit';
import { localStore, readJson } from '@shop/platform';
import { fingerprint, type AddressTexts } from './address-values.ts';

const fieldNames: readonly (keyof AddressTexts)[] = ['email', ...addressFieldNames];

interface About {
  regions: readonly Region[];
  /** It is this one of the customer's saved addresses. */
  savedId?: number | null;
  /** Not in the cart yet: typed while the cart had this address. */
  over?: Address | null;
}

/**
 * Keeps an address under `shipping_address` (ADDR-010), with the province's code for those who ask for the state.
 * Where storage is full or blocked the form itself still holds what was typed.
 */
export const storeAddress = (texts: AddressTexts, { regions, savedId, over }: About): void => {
  const region_code = regions.find(({ region_id }) => String(region_id) === texts.region_id)?.code ?? '';
  const fields = fieldNames.map((name) => [name, texts[name]] as const);
  const about = { region_code, address_entity_id: savedId ?? undefined, over: over ? fingerprint(over) : undefined };
  localStore.write(storageKeys.shippingAddress, JSON.stringify({ ...Object.fromEntries(fields), ...about }));
};

/**
 * Restores what was typed earlier over the cart's address: nothing when the cart has got
 * another address since. A saved address is no draft of another one. A broken or blocked storage has nothing.
 */
export const readDraft = (cartAddress: Address | null): Partial<AddressTexts> => {
  const stored = readJson(localStore, storageKeys.shippingAddress);
  if (typeof stored !== 'object' || stored === null || 'address_entity_id' in stored) return {};
  if (cartAddress && !('over' in stored && stored.over === fingerprint(cartAddress))) return {};
  const names: readonly string[] = fieldNames;
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typeof value === 'string' && names.includes(name)),
  );
};

/** A postal code that was asked about on a product or in the cart says more of the address. */
export const askedPlace = (regions: readonly Region[]): Partial<AddressTexts> => {
  const postcode = parsePostalCode(readZip() ?? '');
  if (postcode === undefined) return {};
  const { city, region } = placeOfCode(postcode, regions);
  return { postcode, ...(city && { city }), ...(region && { region_id: String(region.region_id) }) };
};
