import { Dialog, formProblem } from '@shop/kit';
import { api, calling, selectCustomer, useLanguage, useSelector, useTranslation, withEndpoints } from '@shop/platform';
import { Button, Form, SubmitButton, TextField } from '@shop/ui';
import { PhoneField, useForm } from '@shop/forms';
import { useState } from 'react';
import { magazineSchema } from './schema.ts';
import styles from './magazine.module.css';

const magazineApi = withEndpoints(api, (build) => ({
  /** Orders the massage-chair magazine; the pop-up says itself what went wrong. */
  orderMagazine: build.mutation(calling('massageChairNewsletter', 'body', { background: true })),
}));

/** The sign-up form; only the API checks what is typed (VAL-038). */
const MagazineForm = ({ onOrdered }: { onOrdered: () => void }) => {
  const { t } = useTranslation('membership');
  const customer = useSelector(selectCustomer);
  const [order] = magazineApi.useOrderMagazineMutation();
  const { form, field } = useForm({
    schema: magazineSchema,
    initial: { name: '', email: '', shippingAddress: '', telPhone: '' },
    language: useLanguage(),
    onSubmit: async (typed) => {
      const { error } = await order({ ...typed, tUserId: customer ? String(customer.entityId) : undefined });
      // A network failure only stops the spinner (ERR-013).
      if (error) return formProblem(error, '');
      onOrdered();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p>{t('magazine.lead')}</p>
      <TextField {...field('name')} label={t('magazine.name')} autoComplete="name" required />
      <TextField {...field('email')} label={t('magazine.email')} type="email" autoComplete="email" required />
      <TextField
        {...field('shippingAddress')}
        label={t('magazine.address')}
        optionalLabel={t('optional')}
        autoComplete="street-address"
      />
      <PhoneField {...field('telPhone')} label={t('magazine.phone')} optionalLabel={t('optional')} />
      <SubmitButton wide>{t('magazine.submit')}</SubmitButton>
    </Form>
  );
};

/** The massage-chair magazine's pop-up: its form, then thanks. */
export default function MagazineDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('membership');
  const [isOrdered, setOrdered] = useState(false);
  return (
    <Dialog onClose={onClose} title={t('magazine.title')} closeLabel={t('close')} size="small">
      {isOrdered ? (
        <div className={styles.form}>
          <p role="status">{t('magazine.thanks')}</p>
          <Button wide onClick={onClose}>
            {t('magazine.close')}
          </Button>
        </div>
      ) : (
        <MagazineForm onOrdered={() => setOrdered(true)} />
      )}
    </Dialog>
  );
}
