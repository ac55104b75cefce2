import { ruleText } from '@shop/forms';
import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { languageOf, ownApi, useTranslation } from '@shop/platform';
import { Button, Form, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useIsCustomers } from '../../session-ended.ts';
import { cartPointsApi } from './endpoints.ts';
import styles from '../../parts/spend-form.module.css';

type Used = Cart['points_data'];

const Spending = ({
  used,
  balance,
}: {
  used: Used;
  balance: { points: number; points_cur_amount: number };
}): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const [applyPoints, { isLoading, error }] = cartPointsApi.useApplyPointsMutation();
  const [isWrong, setIsWrong] = useState(false);
  const applied = used.points_used > 0;
  const send = (points: number): void => {
    if (!isLoading) void applyPoints({ points });
  };

  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (applied) {
      send(0);
      return;
    }
    const field = event.currentTarget.elements.namedItem('points');
    const typed = field instanceof HTMLInputElement ? field.value.trim() : '';
    const valid = /^[1-9]\d{0,8}$/.test(typed) && Number(typed) <= balance.points;
    setIsWrong(!valid);
    if (valid) send(Number(typed));
  };
  const wrong = isWrong ? t('points.wrong', { most: balance.points }) : undefined;
  return (
    <Form
      className={styles.form}
      onSubmit={submitted}
      noValidate
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
    >
      {applied ? (
        <p className={styles.used} role="status">
          {t('points.used', { count: used.points_used, amount: formatMoney(used.points_cur_amount) })}
        </p>
      ) : (
        <TextField
          name="points"
          label={t('points.label')}
          help={t('points.balance', { count: balance.points, amount: formatMoney(balance.points_cur_amount) })}
          error={wrong ?? (error ? problemText(error, t) : undefined)}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={9}
          className={styles.field}
        />
      )}
      <Button type="submit" variant="secondary" busy={isLoading} className={applied ? undefined : styles.button}>
        {t(applied ? 'points.remove' : 'points.apply')} <VisuallyHidden>{t('points.label')}</VisuallyHidden>
      </Button>
    </Form>
  );
};

/** A customer's points on this cart; nothing for guests, nor for those who have none. */
export const PointsForm = ({ used }: { used: Used }): ReactNode => {
  const isCustomer = useIsCustomers();
  const { data } = ownApi.usePointsInfoQuery(undefined, {
    skip: !isCustomer,
    refetchOnMountOrArgChange: true, // they may have been spent or earned since a page asked
  });
  if (!isCustomer || !data || data.points === 0) return null;
  return <Spending used={used} balance={data} />;
};
