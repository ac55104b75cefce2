import { ruleText } from '@shop/forms';
import { yearsOf } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { type Problem, problemText } from '@shop/kit';
import { languageOf, useTranslation, useLanguage } from '@shop/platform';
import { Button, Form, Icon, Notice, RadioCards, useHydrated } from '@shop/ui';
import { useState } from 'react';
import { CartForm } from '../parts/cart-form.tsx';
import type { PlanOffer } from './offers.ts';
import styles from './plan-form.module.css';

/** A choice changes a cart item at once, or is part of the later purchase. */
export type PlanMode =
  | { kind: 'item'; qty: number; saving: boolean; problem: Problem | undefined }
  | { kind: 'product' };

/** Where the cart page's server takes the choice, for a line whose plans stand open there. */
interface NativePlan {
  item: number;
  place: string;
  said: string | undefined;
}

/** Names of the field with the plan, and of the button that leaves the line without one. */
export const PLAN = 'plan';
export const DECLINED = 'declined';

interface Props {
  offers: readonly PlanOffer[];
  name: string;
  mode: PlanMode;
  onAdd: (offer: PlanOffer) => void;
  onDecline: () => void;
  native?: NativePlan;
}

const Coverage = ({ offer }: { offer: PlanOffer }) => {
  const { t } = useTranslation('cart-checkout');
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener">
      {text} {t('plan.newTab')}
    </a>
  );
  return (
    <div className={styles.coverage}>
      <h3 className={styles.heading}>{t('plan.covers')}</h3>
      <ul className={styles.points}>
        {offer.description.map((point) => (
          <li key={point}>
            <Icon name="check" size={16} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        {link(offer.detail_url, t('plan.details'))} {link(offer.terms_conditions_url, t('plan.terms'))}
      </p>
    </div>
  );
};

/** Exactly one plan, by its years and price. Nothing is chosen at first, and nothing can be added before. */
export const PlanForm = ({ offers, name, mode, onAdd, onDecline, native }: Props) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = offers.find(({ planId }) => planId === chosenId);
  const [first] = offers;
  const shown = chosen ?? first;
  const saving = mode.kind === 'item' && mode.saving;
  const isHydrated = useHydrated();
  const isNative = native !== undefined && !isHydrated;
  const send = (): void => {
    if (chosen && !saving) onAdd(chosen);
  };
  const content = (
    <>
      <RadioCards
        name={native && PLAN}
        error={native?.said}
        legend={t('plan.choose', { name })}
        value={chosenId}
        onChange={setChosenId}
        options={offers.map(({ planId, term, price }) => ({
          value: planId,
          label: t('plan.years', { count: yearsOf(term) }),
          end: formatMoney(price, language),
        }))}
        help={mode.kind === 'item' && mode.qty > 1 ? t('plan.perUnit', { count: mode.qty }) : undefined}
      />
      {shown && <Coverage offer={shown} />}
      {mode.kind === 'item' && mode.problem && <Notice tone="trouble">{problemText(mode.problem, t)}</Notice>}
      <div className={styles.ways}>
        <Button
          variant="secondary"
          {...(native && { type: 'submit', name: DECLINED, value: '1' })}
          onClick={(event) => {
            event.preventDefault(); // it sends the form only where nobody hears the press
            onDecline();
          }}
        >
          {t('plan.noThanks')}
        </Button>
        <Button type="submit" disabled={!chosen && !isNative} busy={saving}>
          {t('plan.add')}
        </Button>
      </div>
    </>
  );
  if (native) {
    const { item, place } = native;
    return (
      <CartForm change="plan" item={item} place={place} edit={String(item)} className={styles.form} onSend={send}>
        {content}
      </CartForm>
    );
  }
  return (
    <Form
      className={styles.form}
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {content}
    </Form>
  );
};
