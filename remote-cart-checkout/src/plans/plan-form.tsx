import { ruleText } from '@shop/forms';
import { yearsOf } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { languageOf, useTranslation, useLanguage } from '@shop/platform';
import { Button, Form, Icon, Notice, RadioCards } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { type Problem } from '../problem.ts';
import type { PlanOffer } from './offers.ts';
import styles from './plan-form.module.css';

/** What a choice means: a change of a cart item, saved at once, or part of what will be bought. */
export type PlanMode =
  | { kind: 'item'; qty: number; saving: boolean; problem: Problem | undefined }
  | { kind: 'product' };

interface Props {
  offers: readonly PlanOffer[];
  name: string;
  mode: PlanMode;
  onAdd: (offer: PlanOffer) => void;
  onDecline: () => void;
}

/** What a plan covers, and where all of it is written. */
const Coverage = ({ offer }: { offer: PlanOffer }): ReactNode => {
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
export const PlanForm = ({ offers, name, mode, onAdd, onDecline }: Props): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = offers.find(({ planId }) => planId === chosenId);
  const [first] = offers;
  const shown = chosen ?? first;
  const saving = mode.kind === 'item' && mode.saving;

  return (
    <Form
      className={styles.form}
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !saving) onAdd(chosen);
      }}
    >
      <RadioCards
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
        <Button variant="secondary" onClick={onDecline}>
          {t('plan.noThanks')}
        </Button>
        <Button type="submit" disabled={!chosen} busy={saving}>
          {t('plan.add')}
        </Button>
      </div>
    </Form>
  );
};
