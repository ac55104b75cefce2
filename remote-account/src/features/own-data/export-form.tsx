import { brand, type CallResult } from '@shop/contract';
import { formSchema, useForm } from '@shop/forms';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, Notice, SubmitButton } from '@shop/ui';
import { useEffect, useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { ownDataApi } from './endpoints.ts';
import { PresenceField, usePresence } from './presence.tsx';
import styles from './own-data.module.css';

/** The files under addresses that this page alone has, until it goes. */
interface Files {
  madeAt: string;
  html: string;
  json: string;
}

const addressOf = (text: string, type: string): string => URL.createObjectURL(new Blob([text], { type }));
const filesOf = ({ made_at, html, json }: CallResult<'exportOwnData'>): Files => ({
  madeAt: made_at,
  html: addressOf(html, 'text/html;charset=utf-8'),
  json: addressOf(json, 'application/json'),
});

const FileLinks = ({ files: { madeAt, ...files } }: { files: Files }) => {
  const { t } = useTranslation('account');
  const name = `${brand.name.toLowerCase()}-${t('ownData.fileName')}-${madeAt.slice(0, 10)}`;
  const labels = { html: t('ownData.asPage'), json: t('ownData.asJson') };
  return (
    <div className={styles.files}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {t('ownData.ready')}
      </h3>
      <ul>
        {(['html', 'json'] as const).map((kind) => (
          <li key={kind}>
            <a href={files[kind]} download={`${name}.${kind}`}>
              {labels[kind]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const schema = formSchema({});

/** Makes the two files with everything that is held about the customer. */
export const ExportForm = ({ data, email }: { data: CallResult<'ownData'>; email: string }) => {
  const { t } = useTranslation('account');
  const [make] = ownDataApi.useExportOwnDataMutation();
  const [files, setFiles] = useState<Files>();
  useEffect(
    () => () => {
      if (files) for (const address of [files.html, files.json]) URL.revokeObjectURL(address);
    },
    [files],
  );
  const { isAsked, refusal } = usePresence(data.is_recent);
  const { form, field } = useForm({
    schema,
    initial: { password: '' },
    language: useLanguage(),
    onSubmit: async (_, { password }) => {
      const { data: made, error } = await make(password ? { password } : {});
      if (!made) return refusal(error);
      setFiles(filesOf(made));
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p>{t('ownData.exportLead')}</p>
      {!data.email_confirmed && <Notice tone="hint">{t('ownData.unconfirmed')}</Notice>}
      {isAsked && <PresenceField {...field('password')} email={email} />}
      <SubmitButton>{t('ownData.export')}</SubmitButton>
      {files && <FileLinks key={files.html} files={files} />}
    </Form>
  );
};
