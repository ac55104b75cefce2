import {
  paths,
  photoProblem,
  photoTypes,
  returnReasons,
  uploadLimits,
  type CallResult,
  type Order,
} from '@shop/contract';
import { formatDate } from '@shop/format';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { api, calling, Link, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { Fieldset, FileField, Form, Notice, Picture, SelectField, SubmitButton, TextAreaField } from '@shop/ui';
import { useRef } from 'react';
import styles from './return-form.module.css';

const returnsApi = withEndpoints(api, (build) => ({
  /** Sends goods back and reloads the order. Errors are shown in the form, which keeps what was typed. */
  returnOrder: build.mutation({ ...calling('returnOrder', 'body', { background: true }), invalidatesTags: ['Order'] }),
}));

interface Props {
  order: Order;
  onReturned: (result: CallResult<'returnOrder'>) => void;
}

const schema = formSchema({ reason: requiredRule() });
const quantityName = (itemId: number): string => `qty_${itemId}`;

/** The form of a return (ORD-004): which items, why, and pictures of them. */
export const ReturnForm = ({ order, onReturned }: Props) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [send] = returnsApi.useReturnOrderMutation();
  const photoField = useRef<HTMLInputElement>(null);
  const { returnable, items } = order;
  const initial: Record<string, string> = {
    reason: '',
    message: '',
    media: '',
    ...Object.fromEntries(returnable.map(({ item_id }) => [quantityName(item_id), '0'])),
  };
  const { form, field } = useForm({
    schema,
    initial,
    language,
    onSubmit: async (_, typed) => {
      const chosen = returnable
        .map(({ item_id }) => ({ item_id, qty: Number(typed[quantityName(item_id)]) }))
        .filter(({ qty }) => qty > 0);
      const [first] = returnable;
      if (chosen.length === 0 && first) {
        return { ok: false, fields: { [quantityName(first.item_id)]: t('returns.chooseItem') } };
      }
      const media = [...(photoField.current?.files ?? [])];
      const problem = photoProblem(media);
      if (problem) return { ok: false, fields: { media: t(`returns.${problem}`, { count: uploadLimits.files }) } };
      const reason = returnReasons.find((one) => one === typed['reason']) ?? 'other';
      const message = typed['message']?.trim() ?? '';
      const { data, error } = await send({
        order_id: order.order_id,
        item_ids: chosen.map(({ item_id }) => item_id),
        qtys: chosen.map(({ qty }) => qty),
        reason,
        ...(message !== '' && { message }),
        ...(media.length > 0 && { media }),
      });
      if (!data) return formProblem(error, t);
      onReturned(data);
      return { ok: true };
    },
  });
  const { defaultValue: _none, ...photos } = field('media');
  return (
    <Form {...form} className={styles.form}>
      <Fieldset legend={t('returns.which')}>
        {returnable.map(({ item_id, qty, until }) => {
          const item = items.find((one) => one.item_id === item_id);
          return (
            <div key={item_id} className={styles.item}>
              <span className={styles.picture}>
                <Picture src={item?.thumbnail ?? undefined} alt="" sizes="72px" />
              </span>
              <SelectField
                {...field(quantityName(item_id))}
                label={item?.name ?? String(item_id)}
                help={t('returns.until', { date: formatDate(until, language) })}
                options={Array.from({ length: qty + 1 }, (_, count) => ({
                  value: String(count),
                  label: count === 0 ? t('returns.keep') : t('returns.units', { count }),
                }))}
              />
            </div>
          );
        })}
      </Fieldset>
      <SelectField
        {...field('reason')}
        label={t('returns.reason')}
        placeholder={t('returns.choose')}
        options={returnReasons.map((value) => ({ value, label: t(`returnReason.${value}`) }))}
      />
      <TextAreaField
        {...field('message')}
        label={t('returns.message')}
        optionalLabel={t('returns.optional')}
        maxLength={4000}
      />
      <FileField
        {...photos}
        ref={photoField}
        multiple
        accept={photoTypes}
        label={t('returns.photos')}
        chooseLabel={t('returns.choosePhotos')}
        noneLabel={t('returns.noPhotos')}
        optionalLabel={t('returns.optional')}
        help={t('returns.photosHelp', { count: uploadLimits.files })}
      />
      {items.some((item) => item.super_early_bird === 1) && (
        <Notice tone="hint">
          {t('returns.earlyBird')}{' '}
          <Link href={paths.content('super-early-bird-policy')}>{t('returns.earlyBirdPolicy')}</Link>
        </Notice>
      )}
      <SubmitButton>{t('returns.submit')}</SubmitButton>
    </Form>
  );
};
