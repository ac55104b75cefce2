import { emailRule, formSchema, numberRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, TextField } from '@shop/ui';
import { useState } from 'react';
import styles from '../../parts/rows.module.css';
import { coinApi } from './endpoints.ts';

const schema = formSchema({ email: emailRule(), coins: numberRule() });

/** Sends coins to an e-mail address; whether it has an account is not told. */
export const SendCoins = () => {
  const { t } = useTranslation('membership');
  const [send] = coinApi.useSendCoinMutation();
  const [sent, setSent] = useState<{ count: number; email: string }>();
  const { form, field, serverError, reset } = useForm({
    schema,
    initial: { email: '', coins: '' },
    language: useLanguage(),
    onSubmit: async ({ email }, typed) => {
      setSent(undefined);
      const coins = Number(typed.coins);
      if (!Number.isSafeInteger(coins) || coins < 1) return { ok: false, fields: { coins: t('coin.whole') } };
      const { error } = await send({ email, coins });
      if (error) return formProblem(error, t, ['email', 'coins']);
      setSent({ count: coins, email });
      reset();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <TextField {...field('email')} label={t('coin.email')} type="email" inputMode="email" autoComplete="off" />
      <TextField {...field('coins')} label={t('coin.howMany')} inputMode="numeric" autoComplete="off" />
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {sent && <Notice tone="good">{t('coin.sent', sent)}</Notice>}
      <Button type="submit">{t('coin.send')}</Button>
    </Form>
  );
};
