import { emailRule, formSchema, numberRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { coinApi } from './endpoints.ts';

const schema = formSchema({ email: emailRule(), coins: numberRule() });

/** Sends coins to an e-mail address; whether it has an account is not told. */
export const SendCoins = () => {
  const { t } = useTranslation('membership');
  const [send] = coinApi.useSendCoinMutation();
  const { form, field } = useForm({
    schema,
    initial: { email: '', coins: '' },
    language: useLanguage(),
    onSubmit: async ({ email }, typed) => {
      const coins = Number(typed.coins);
      if (!Number.isSafeInteger(coins) || coins < 1) return { ok: false, fields: { coins: t('coin.whole') } };
      const { error } = await send({ email, coins });
      if (error) return formProblem(error, t, ['email', 'coins']);
      return { ok: true, said: t('coin.sent', { count: coins, email }), reset: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <TextField {...field('email')} label={t('coin.email')} type="email" inputMode="email" autoComplete="off" />
      <TextField {...field('coins')} label={t('coin.howMany')} inputMode="numeric" autoComplete="off" />
      <SubmitButton>{t('coin.send')}</SubmitButton>
    </Form>
  );
};
