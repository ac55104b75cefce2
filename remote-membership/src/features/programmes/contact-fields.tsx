import { formatPhone } from '@shop/format';
import { emailRule, PhoneField, phoneRule, requiredRule } from '@shop/forms';
import { useTranslation } from '@shop/platform';
import { TextAreaField, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import type { Application } from './endpoints.ts';

/** Who applies: what both programmes ask for. */
export const contactRules = { name: requiredRule(), email: emailRule(), telephone: phoneRule().notRequired() };
/** Null for nothing sent before. */
export const contactOf = (sent: Application | null) => ({
  name: sent?.name ?? '',
  email: sent?.email ?? '',
  telephone: sent?.telephone ? formatPhone(sent.telephone) : '',
  company: sent?.company ?? '',
  message: sent?.message ?? '',
});
export type Contact = ReturnType<typeof contactOf>;

/** Fields that nobody filled are not sent. */
export const filled = <F extends Record<string, string>>(fields: F): Partial<F> => {
  const given = Object.entries(fields).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(given) as Partial<F>; // the same names, fewer of them
};

interface Props {
  /** `useForm`'s. */
  field: (name: keyof Contact) => { name: string; defaultValue: string; error?: string };
  children?: ReactNode;
}

export const ContactFields = ({ field, children }: Props) => {
  const { t } = useTranslation('membership');
  const optionalLabel = t('optional');
  return (
    <>
      <TextField {...field('name')} label={t('apply.name')} autoComplete="name" maxLength={255} />
      <TextField {...field('email')} label={t('apply.email')} type="email" inputMode="email" autoComplete="email" />
      <PhoneField {...field('telephone')} label={t('apply.telephone')} optionalLabel={optionalLabel} />
      <TextField
        {...field('company')}
        label={t('apply.company')}
        optionalLabel={optionalLabel}
        autoComplete="organization"
        maxLength={255}
      />
      {children}
      <TextAreaField
        {...field('message')}
        label={t('apply.message')}
        optionalLabel={optionalLabel}
        rows={4}
        maxLength={4000}
      />
    </>
  );
};
