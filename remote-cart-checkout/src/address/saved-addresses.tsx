import type { Address, Region } from '@shop/contract';
import { addressLines } from '@shop/format';
import { problemOf, problemText, type Problem } from '@shop/kit';
import { isAnswer, useTranslation } from '@shop/platform';
import { Badge, Button, Envelope, Notice, RadioCards, Form } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { CHANGE, choiceIn, firstChoice, idOf, OTHER, SAVED } from './address-choice.ts';
import { AddressForm } from './address-form.tsx';
import { destinationOf, valuesOf } from './address-values.ts';
import { EDITED } from './native-form.ts';
import { StepButton } from './step-button.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { storeAddress } from './stored-address.ts';
import type { AddressFormOptions } from './use-address-form.ts';
import styles from './address.module.css';

interface ChoiceFormProps {
  /** Where the page's server takes it. */
  action: string;
  onSend: () => void;
  children: ReactNode;
}

const ChoiceForm = ({ action, onSend, children }: ChoiceFormProps) => (
  <Form
    method="post"
    action={action}
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </Form>
);

interface Props extends Omit<AddressFormOptions, 'isGuest'> {
  /** The customer's saved addresses; `address` is the cart's. */
  book: readonly Address[];
  /** Asks for them again. */
  reload: () => void;
  submitLabel: string;
  /** The part of the page that leaving a saved address as it is leads back to, where the page is not alive. */
  cancelTo?: string | undefined;
}

const optionOf = (address: Address, regions: readonly Region[], defaultLabel: string) => {
  const [name, ...lines] = addressLines(address, regions);
  return {
    value: idOf(address),
    label: name,
    description: <Envelope lines={lines} />,
    end: address.is_default_shipping ? <Badge tone="ok">{defaultLabel}</Badge> : undefined,
  };
};

/** A customer picks one of their saved addresses, edits it, or types another one, which can be saved (ADDR-008). */
export const SavedAddresses = ({ book, reload, submitLabel, cancelTo, ...form }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const { address: cartAddress, regions, calls, native, onSaved } = form;
  const { sent } = native;
  const opened = book.find((each) => idOf(each) === (sent ? sent.values[EDITED] : native.edit));
  const [chosen, setChosen] = useState(
    () => choiceIn(sent) ?? (opened ? idOf(opened) : firstChoice(book, cartAddress)),
  );
  const [step, setStep] = useState<'choosing' | 'editing' | 'edited'>(opened ? 'editing' : 'choosing');
  const [sending, setSending] = useState<'idle' | 'sending' | Problem>('idle');
  const address = book.find((each) => idOf(each) === chosen);
  const said = typeof sending === 'object' ? problemText(sending, t) : ((address && sent?.message) ?? '');

  const choose = (next: string): void => {
    setChosen(next);
    setStep('choosing');
    if (sending !== 'sending') setSending('idle');
  };
  const send = async (address: Address): Promise<void> => {
    if (sending === 'sending') return;
    setSending('sending');
    const { error } = await calls.deliverTo(destinationOf(address));
    setSending(error ? problemOf(error) : 'idle');
    if (isAnswer(error, 404)) reload(); // it was deleted elsewhere
    if (error) return;
    storeAddress(valuesOf(address, null), { regions, savedId: address.address_entity_id });
    onSaved();
  };

  if (address && step === 'editing') {
    const edited = { ...form, address, isGuest: false, submitLabel };
    return (
      <>
        <AddressForm key={chosen} {...edited} />
        <StepButton
          variant="quiet"
          wide
          path={native.at()}
          {...(cancelTo !== undefined && { edit: cancelTo })}
          onStep={() => setStep('edited')}
        >
          {t('address.cancel')}
        </StepButton>
      </>
    );
  }
  const action = native.at(native.edit ?? undefined);
  const own =
    cartAddress && firstChoice(book, cartAddress) === OTHER ? { ...cartAddress, address_entity_id: null } : null;
  const cards = (
    <>
      <RadioCards
        legend={t('address.saved')}
        name={SAVED}
        value={address ? chosen : OTHER}
        onChange={choose}
        options={[
          ...book.map((each) => optionOf(each, regions, t('address.default'))),
          { value: OTHER, label: t('address.other') },
        ]}
      />
      {said !== '' && <Notice tone="trouble">{said}</Notice>}
    </>
  );
  if (!address) {
    return (
      <>
        {book.length > 0 && (
          <ChoiceForm action={action} onSend={() => undefined}>
            {cards}
            <noscript>
              <Button type="submit" variant="secondary">
                {t('address.useSaved')}
              </Button>
              <Button type="submit" name={CHANGE} value="1" variant="secondary">
                {t('address.editThis')}
              </Button>
            </noscript>
          </ChoiceForm>
        )}
        <AddressForm {...form} address={own} isGuest={false} submitLabel={submitLabel} />
      </>
    );
  }
  return (
    <ChoiceForm action={action} onSend={() => void send(address)}>
      {cards}
      <Button type="submit" wide busy={sending === 'sending'}>
        {submitLabel}
      </Button>
      <Button
        type="submit"
        name={CHANGE}
        value="1"
        variant="secondary"
        ref={step === 'edited' ? focusOnArrival : undefined}
        disabled={sending === 'sending'}
        onClick={(event) => {
          event.preventDefault(); // it sends the form only where nobody hears the press
          setStep('editing');
        }}
      >
        {t('address.editThis')}
      </Button>
    </ChoiceForm>
  );
};
