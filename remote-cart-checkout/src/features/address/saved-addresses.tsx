import { country, type Address, type Region } from '@shop/contract';
import { addressLines } from '@shop/format';
import { problemText } from '@shop/kit';
import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Badge, Button, Envelope, Notice, RadioCards } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { problemOf, type Problem } from '../../problem.ts';
import { addressApi } from './endpoints.ts';

const OTHER = 'other';

interface Props {
  addresses: readonly Address[];
  regions: readonly Region[];
  onSaved: () => void;
  /** The form, for an address that is not among them. */
  children: ReactNode;
}

const idOf = ({ address_entity_id }: Address): string => String(address_entity_id);

/** A customer chooses one of their own addresses, or another one. */
export const SavedAddresses = ({ addresses, regions, onSaved, children }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const first = addresses.find(({ is_default_shipping }) => is_default_shipping) ?? addresses[0];
  const [chosen, setChosen] = useState(first ? idOf(first) : OTHER);
  const [sending, setSending] = useState<'idle' | 'sending' | Problem>('idle');
  const address = addresses.find((each) => idOf(each) === chosen);

  const send = async (address: Address): Promise<void> => {
    if (sending === 'sending') return;
    setSending('sending');
    const { firstname, lastname, street, apartment_unit_suite, city, postcode, region_id, telephone } = address;
    const fields = { firstname, lastname, street, apartment_unit_suite, city, postcode, region_id, telephone };
    const id = address.address_entity_id === null ? {} : { address_entity_id: address.address_entity_id };
    const body = { ...fields, ...id, country_id: country };
    const { error } = await dispatch(addressApi.endpoints.cartAddress.initiate(body, { track: false }));
    setSending(error ? problemOf(error) : 'idle');
    if (!error) onSaved();
  };
  return (
    <>
      <RadioCards
        legend={t('address.saved')}
        value={chosen}
        onChange={setChosen}
        options={[
          ...addresses.map((each) => {
            const [name, ...lines] = addressLines(each, regions);
            return {
              value: idOf(each),
              label: name,
              description: <Envelope lines={lines} />,
              end: each.is_default_shipping ? <Badge tone="ok">{t('address.default')}</Badge> : undefined,
            };
          }),
          { value: OTHER, label: t('address.other') },
        ]}
      />
      {typeof sending === 'object' && <Notice tone="trouble">{problemText(sending, t)}</Notice>}
      {address ? (
        <Button wide busy={sending === 'sending'} onClick={() => void send(address)}>
          {t('address.continue')}
        </Button>
      ) : (
        children
      )}
    </>
  );
};
