import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useLanguage, usePage, useTranslation } from '@shop/platform';
import { ActionLabel, Button, Form, Notice, RadioCards } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { ChoiceBlock } from '../../parts/choice-block.tsx';
import { deliverySlotsApi, type Slots } from './endpoints.ts';
import { choiceOf, SLOT, SLOTS, valueOf } from './fields.ts';
import styles from './delivery-slots.module.css';

/** The page of the help that says what agreed hours are. */
const HELP = '/delivery-slots';

/** Value of what the cart has; undefined where what was chosen is lost: any time is a choice too then. */
const chosenIn = ({ days, lost }: Slots): string | undefined => {
  for (const { day, windows } of days) for (const slot of windows) if (slot.is_chosen) return valueOf({ ...slot, day });
  return lost === null ? valueOf(null) : undefined;
};

interface Props {
  disabled: boolean;
}

/** A change takes effect at once, without scripts by its button. */
const SlotsForm = ({ offer, disabled }: Props & { offer: Slots }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { sent } = usePage();
  const [choose, { error }] = deliverySlotsApi.useChooseSlotMutation();
  const { refetch } = deliverySlotsApi.useDeliverySlotsQuery();
  /** What was pressed last, until the cart has it. */
  const [wanted, setWanted] = useState<string>();
  const [isOld, setOld] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = row.current?.querySelector(':checked')?.closest('fieldset')?.parentElement;
    if (!row.current || !day) return;
    const { offsetLeft, offsetWidth } = day;
    if (offsetLeft + offsetWidth > row.current.clientWidth) row.current.scrollLeft = offsetLeft;
  }, []);
  const before = isOld ? undefined : sent?.values[SLOT];
  const value = wanted ?? before ?? chosenIn(offer);
  const onChange = async (next: string): Promise<void> => {
    const slot = choiceOf(next);
    setOld(true);
    if (slot === undefined) return;
    setWanted(next);
    await choose(slot);
    await refetch();
    setWanted((now) => (now === next ? undefined : now));
  };
  const said = error ? problemText(error, t) : isOld ? undefined : (sent?.errors[SLOT] ?? undefined);
  const shared = { name: SLOT, value, onChange: (next: string) => void onChange(next) };
  return (
    <Form
      method="post"
      action={paths.payment()}
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.help}>{offer.help}</p>
      <RadioCards
        {...shared}
        legend={offer.title}
        legendHidden
        options={[{ value: valueOf(null), label: offer.any, disabled }]}
        error={said}
      />
      <div ref={row} className={styles.days}>
        {offer.days.map(({ day, title, windows }) => (
          <div key={day}>
            <RadioCards
              {...shared}
              legend={title}
              options={windows.map((slot) => ({
                value: valueOf({ ...slot, day }),
                label: slot.title,
                description:
                  slot.is_full && !slot.is_chosen
                    ? offer.full
                    : slot.price === 0
                      ? t('totals.free')
                      : formatMoney(slot.price, language),
                disabled: disabled || (slot.is_full && !slot.is_chosen),
              }))}
            />
          </div>
        ))}
      </div>
      <input type="hidden" name={SLOTS} value="1" />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          <ActionLabel about={offer.title}>{t('line.update')}</ActionLabel>
        </Button>
      </noscript>
    </Form>
  );
};

/** The hours at which the cart can come to its address, and why those that were chosen are not its any more. */
export const DeliverySlots = ({ disabled }: Props) => {
  const { data } = deliverySlotsApi.useDeliverySlotsQuery();
  if (!data || (data.days.length === 0 && data.lost === null)) return null;
  return (
    <ChoiceBlock title={data.title}>
      {data.lost !== null && <Notice tone="trouble">{data.lost}</Notice>}
      <SlotsForm offer={data} disabled={disabled} />
      <Link href={HELP}>{data.more}</Link>
    </ChoiceBlock>
  );
};
