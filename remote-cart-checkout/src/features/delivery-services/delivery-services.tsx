import { paths, type Cart, type DeliveryServiceKind } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useLanguage, usePage, useTranslation } from '@shop/platform';
import { ActionLabel, Button, CheckboxField, Form, Notice, useTypedBeforeHydration } from '@shop/ui';
import { useRef, useState } from 'react';
import { ChoiceBlock } from '../../parts/choice-block.tsx';
import { deliveryServicesApi, type Services } from './endpoints.ts';
import { boxOf, SERVICES } from './fields.ts';
import styles from './delivery-services.module.css';

/** The page of the help that says what they are and cost. */
const HELP = '/delivery-services';

type Service = Services['services'][number];

interface BoxProps {
  service: Service;
  isChosen: boolean;
  isBusy: boolean;
  disabled: boolean;
  error: string | undefined;
  onToggle: () => void;
}

const ServiceBox = ({ service, isChosen, isBusy, disabled, error, onToggle }: BoxProps) => {
  const language = useLanguage();
  const { kind, title, description, price, count, amount } = service;
  const box = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(box, String(isChosen), onToggle);
  const each = count > 1 ? ` (${count} × ${formatMoney(price, language)})` : '';
  return (
    <CheckboxField
      ref={box}
      name={boxOf(kind)}
      value={price}
      label={
        <>
          {title} · <span translate="no">{`${formatMoney(amount, language)}${each}`}</span>
        </>
      }
      help={description}
      error={error}
      checked={isChosen}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      onChange={onToggle}
    />
  );
};

/** A change takes effect at once, without scripts by its button. */
const ServicesForm = ({ cart, offer, disabled }: Props & { offer: Services }) => {
  const { t } = useTranslation('cart-checkout');
  const { sent } = usePage();
  const [choose, { isLoading, error }] = deliveryServicesApi.useChooseServicesMutation();
  const { refetch } = deliveryServicesApi.useDeliveryServicesQuery();
  /** What was pressed last, until the cart has it; before, what was sent without scripts and refused. */
  const [wanted, setWanted] = useState<readonly DeliveryServiceKind[]>();
  const { services, title, help } = offer;
  const isSentBefore = wanted === undefined && sent?.values[SERVICES] !== undefined;
  const isOn = (kind: DeliveryServiceKind): boolean => {
    if (isSentBefore) return sent?.values[boxOf(kind)] !== undefined;
    if (isLoading && wanted) return wanted.includes(kind);
    return cart.charges?.some((charge) => charge.kind === kind) ?? false;
  };
  const toggle = async (kind: DeliveryServiceKind): Promise<void> => {
    const next = services.filter((one) => isOn(one.kind) !== (one.kind === kind));
    setWanted(next.map((one) => one.kind));
    await choose(next.map(({ kind, price }) => ({ kind, price })));
    // What was dropped is chosen anew by now, or a price is another.
    void refetch();
  };
  const said = error ? problemText(error, t) : isSentBefore ? (sent?.errors[SERVICES] ?? sent?.message) : undefined;
  return (
    <Form
      method="post"
      action={paths.payment()}
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.help}>{help}</p>
      {services.map((service, place) => (
        <ServiceBox
          key={service.kind}
          service={service}
          isChosen={isOn(service.kind)}
          isBusy={isLoading}
          disabled={disabled}
          error={place === 0 ? said : undefined}
          onToggle={() => void toggle(service.kind)}
        />
      ))}
      <input type="hidden" name={SERVICES} value="1" />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          <ActionLabel about={title}>{t('line.update')}</ActionLabel>
        </Button>
      </noscript>
    </Form>
  );
};

interface Props {
  cart: Cart;
  disabled: boolean;
}

/** What can be done beyond the door at the cart's address, and what of it was chosen and cannot be any more. */
export const DeliveryServices = ({ cart, disabled }: Props) => {
  const { data } = deliveryServicesApi.useDeliveryServicesQuery();
  if (!data) return null;
  const { services, dropped, none, title, more } = data;
  if (services.length === 0 && dropped.length === 0 && none === null) return null;
  return (
    <ChoiceBlock title={title}>
      {dropped.map(({ kind, message }) => (
        <Notice key={kind} tone="trouble">
          {message}
        </Notice>
      ))}
      {services.length > 0 && <ServicesForm cart={cart} offer={data} disabled={disabled} />}
      {none !== null && dropped.length === 0 && <p className={styles.help}>{none}</p>}
      <Link href={HELP}>{more}</Link>
    </ChoiceBlock>
  );
};
