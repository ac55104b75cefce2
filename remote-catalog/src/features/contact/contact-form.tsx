import {
  contactTopics,
  mostContactPictures,
  photoProblem,
  photoTypes,
  type ContactNotice,
  type ContactTopic,
} from '@shop/contract';
import { emailRule, formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { api, calling, selectCustomer, useLanguage, useSelector, useTranslation, withEndpoints } from '@shop/platform';
import { FileField, Form, Notice, SelectField, SubmitButton, TextAreaField, TextField, useHydrated } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './contact.module.css';

const contactApi = withEndpoints(api, (build) => ({
  /** A message to the shop's people; what went wrong is said in the form, which keeps what was typed. */
  sendMessage: build.mutation(calling('contactMessage', 'body', { background: true, inPlace: true })),
}));

const schema = formSchema({
  topic: requiredRule(),
  name: requiredRule(),
  email: emailRule(),
  message: requiredRule(),
});

interface Props {
  /** Where the page already knows it. */
  topic?: ContactTopic | undefined;
  /** The order that the person comes from. */
  orderId: string;
  /** Where it is posted to without scripts. */
  action: string;
  /** Of the form that was sent without scripts. */
  notice: ContactNotice | null;
}

/** As a `ref`: the button that was pressed has gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Fills fields that are still empty with what is known of the customer, once the session says who that is. */
const useKnownCustomer = (fill: (values: { name: string; email: string }) => void): void => {
  const customer = useSelector(selectCustomer);
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  const name = customer ? `${customer.firstName} ${customer.lastName}`.trim() : '';
  const email = customer?.email ?? '';
  useEffect(() => {
    if (email !== '') latest.current({ name, email });
  }, [name, email]);
};

const TheForm = ({ topic, orderId, action, notice, onSent }: Props & { onSent: (number: string) => void }) => {
  const { t } = useTranslation('catalog');
  const isHydrated = useHydrated();
  const [send] = contactApi.useSendMessageMutation();
  const pictures = useRef<HTMLInputElement>(null);
  const { form, field, change } = useForm({
    schema,
    initial: { topic: topic ?? '', order_id: orderId, name: '', email: '', message: '', media: '' },
    language: useLanguage(),
    onSubmit: async ({ name, email, message }, typed) => {
      const media = [...(pictures.current?.files ?? [])];
      const problem = photoProblem(media, mostContactPictures);
      if (problem) {
        return {
          ok: false,
          fields: {
            media: t(problem === 'otherKind' ? 'contact.pictures.otherKind' : 'contact.pictures.help', {
              count: mostContactPictures,
            }),
          },
        };
      }
      const order_id = typed.order_id.trim();
      const { data, error } = await send({
        name,
        email,
        message,
        topic: contactTopics.find((known) => known === typed.topic) ?? 'other',
        ...(order_id && { order_id }),
        ...(media.length > 0 && { media }),
      });
      if (data) {
        onSent(data.message_id);
        return { ok: true };
      }
      return formProblem(error, t('contact.notSent'), Object.keys(typed));
    },
  });
  useKnownCustomer((known) => {
    for (const name of ['name', 'email'] as const) {
      const input = form.ref.current?.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement) || input.value !== '') continue;
      input.value = known[name];
      change(name, known[name]);
    }
  });
  const { withoutScripts: _, ...sent } = form;
  const { defaultValue: _none, ...media } = field('media');
  return (
    // Until it is alive the browser itself asks for what is missing, and the web server takes the form.
    <Form {...sent} noValidate={isHydrated} method="post" action={action} className={styles.form}>
      {notice === 'sent' && <Notice tone="good">{t('contact.done', { number: '' })}</Notice>}
      {(notice === 'invalid' || notice === 'unavailable') && <Notice tone="trouble">{t('contact.notSent')}</Notice>}
      <SelectField
        {...field('topic')}
        required
        label={t('contact.topic')}
        placeholder={t('contact.choose')}
        options={contactTopics.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
      />
      <TextField
        {...field('order_id')}
        label={t('contact.order')}
        optionalLabel={t('faq.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div className={styles.pair}>
        <TextField {...field('name')} required label={t('contact.name')} autoComplete="name" maxLength={255} />
        <TextField
          {...field('email')}
          required
          label={t('subscribe.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <TextAreaField {...field('message')} required label={t('contact.message')} rows={6} maxLength={4000} />
      <FileField
        {...media}
        ref={pictures}
        multiple
        accept={photoTypes}
        disabled={!isHydrated}
        label={t('contact.pictures.label')}
        chooseLabel={t('contact.pictures.choose')}
        noneLabel={t('contact.pictures.none')}
        optionalLabel={t('faq.optional')}
        help={t('contact.pictures.help', { count: mostContactPictures })}
      />
      <SubmitButton>{t('contact.send')}</SubmitButton>
    </Form>
  );
};

/** A message to the shop's people: what it is about, the order where there is one, and pictures. */
export const ContactForm = (props: Props) => {
  const { t } = useTranslation('catalog');
  const [number, setNumber] = useState<string>();
  return (
    <section aria-labelledby="write-to-us" className={styles.contact}>
      <h2 id="write-to-us">{t('contact.title')}</h2>
      {number === undefined ? (
        <TheForm {...props} onSent={setNumber} />
      ) : (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice tone="good">{t('contact.done', { number })}</Notice>
        </div>
      )}
    </section>
  );
};
