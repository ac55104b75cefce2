import { showrooms, type CallBody, type Showroom } from '@shop/contract';
import { formatDate } from '@shop/format';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, SelectField, SubmitButton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../parts/rows.module.css';
import { ContactFields, contactRules, contactOf, filled } from './contact-fields.tsx';
import { programmesApi } from './endpoints.ts';
import { visitDays } from './visit-days.ts';

const schema = formSchema({ ...contactRules, store: requiredRule(), date: requiredRule() });
const isShowroom = (text: string): text is Showroom => showrooms.some((known) => known === text);

type Reserved = Pick<CallBody<'offlineReservation'>, 'store' | 'date'> & { number: string };

const ShowroomForm = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [days] = useState(() => visitDays(new Date())); // it stands only once it was asked for
  const [reserve] = programmesApi.useReserveVisitMutation();
  const [reserved, setReserved] = useState<Reserved | null>(null);
  const { form, field } = useForm({
    schema,
    initial: { ...contactOf(null), store: '', date: '' },
    language,
    onSubmit: async ({ name, email, date }, typed) => {
      const { store, telephone, company, message } = typed;
      if (!isShowroom(store)) return { ok: false };
      const { data, error } = await reserve({ name, email, store, date, ...filled({ telephone, company, message }) });
      if (error) return formProblem(error, t, Object.keys(typed));
      if (data) setReserved({ store, date, number: data.reservation_id });
      return { ok: true };
    },
  });
  if (reserved) {
    const date = formatDate(`${reserved.date}T12:00:00Z`, language);
    return <Notice tone="good">{t('showroom.done', { store: reserved.store, date, number: reserved.number })}</Notice>;
  }
  return (
    <Form {...form} className={styles.form} aria-label={t('showroom.title')}>
      <ContactFields field={field}>
        <SelectField
          {...field('store')}
          label={t('showroom.store')}
          placeholder={t('apply.choose')}
          options={showrooms.map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...field('date')}
          label={t('showroom.date')}
          placeholder={t('showroom.open')}
          options={days.map((value) => ({ value, label: formatDate(value, language, 'day') }))}
        />
      </ContactFields>
      <SubmitButton>{t('showroom.send')}</SubmitButton>
    </Form>
  );
};

/** Reserves a visit to a showroom, with or without an account (API-158); its form stands there once it is asked for. */
export const ShowroomVisit = () => {
  const { t } = useTranslation('membership');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus(); // the button that had the focus is gone
  }, [isOpen]);
  if (isOpen) {
    return (
      <div ref={place}>
        <ShowroomForm />
      </div>
    );
  }
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {t('showroom.open')}
    </Button>
  );
};
