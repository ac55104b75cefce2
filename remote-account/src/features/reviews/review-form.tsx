import { paths, type CallResult } from '@shop/contract';
import { useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { Link, useDispatch, useLanguage, usePage, useTranslation, type AppDispatch } from '@shop/platform';
import {
  EmptyState,
  Form,
  Picture,
  SubmitButton,
  TextAreaField,
  TextField,
  FieldNotes,
  Icon,
  VisuallyHidden,
} from '@shop/ui';
import { useState, useId } from 'react';
import { besideReview, besideValues, NotSent, readBeside, type Beside } from './beside-review.tsx';
import { reviewsApi, type OwnReview } from './endpoints.ts';
import { MediaField } from './media-field.tsx';
import { reviewSchema } from './review-schema.ts';
import styles from './reviews.module.css';

const scores = [1, 2, 3, 4, 5] as const;

/** One to five stars: radio buttons, so that arrow keys choose and every star says what it stands for. */
const StarField = ({ name, defaultValue, error }: { name: string; defaultValue: string; error?: string }) => {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.stars}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{t('writeReview.stars')}</legend>
      <div className={styles.row}>
        {scores.map((score) => (
          <label key={score} className={styles.star}>
            <input type="radio" name={name} value={score} defaultChecked={defaultValue === String(score)} />
            <Icon name="star" size={32} filled />
            <VisuallyHidden>{t('reviews.stars', { count: score })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
};

type ReviewedProduct = Pick<CallResult<'productDetail'>, 'entity_id' | 'name' | 'url_path' | 'gallery'>;

interface Written {
  review: OwnReview;
  /** What was said besides and did not arrive. */
  unsent: readonly Beside[];
}

const Thanks = ({ review, unsent }: Written) => {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      {unsent.map((one) => (
        <NotSent key={one.notSent} reviewId={review.review_id} unsent={one} />
      ))}
      <EmptyState
        icon="check"
        title={t(review.state === 'waiting' ? 'writeReview.waiting' : 'writeReview.thanks')}
        action={<LinkButton href={paths.review(review.review_id)}>{t('writeReview.see')}</LinkButton>}
      >
        <Link href={paths.reviews('pending')}>{t('writeReview.next')}</Link>
      </EmptyState>
    </div>
  );
};

/** A review of one product: stars, text, pictures and films (ACC-013). */
export const ReviewForm = ({ product, nickname }: { product: ReviewedProduct; nickname: string }) => {
  const { t } = useTranslation('account');
  const [add] = reviewsApi.useAddReviewMutation();
  const [picture] = product.gallery;
  const [files, setFiles] = useState<File[]>([]);
  const [written, setWritten] = useState<Written>();
  const dispatch = useDispatch<AppDispatch>();
  const { sent } = usePage();
  const language = useLanguage();
  const initial: Record<string, string> = { star: '', title: '', detail: '', nickname, ...besideValues };
  const { form, field } = useForm({
    schema: reviewSchema,
    initial: { ...initial, ...sent?.values },
    language,
    ...(sent && { answered: { ok: false, message: sent.message, fields: sent.errors } }),
    onSubmit: async ({ star, title, detail, nickname: name }, typed) => {
      const beside = readBeside(typed, language);
      if (Object.keys(beside.wrong).length > 0) return { ok: false, fields: beside.wrong };
      const body = { product_id: product.entity_id, star: Number(star), title, detail, nickname: name, media: files };
      const { data, error } = await add(body);
      if (!data) return formProblem(error, t);
      const unsent: Beside[] = [];
      for (const one of beside.said) if (!(await one.said.send(dispatch, data.review_id))) unsent.push(one);
      setWritten({ review: data, unsent });
      return { ok: true };
    },
  });
  if (written) return <Thanks {...written} />;
  const { withoutScripts: _, ...hydrated } = form;
  return (
    <Form {...hydrated} method="post" action={paths.writeReview(product.entity_id)} className={styles.form}>
      <p className={styles.product}>
        <span>{picture?.thumbnail && <Picture src={picture.thumbnail} alt="" sizes="64px" />}</span>
        <Link href={paths.product(product.url_path)}>{product.name}</Link>
      </p>
      <StarField {...field('star')} />
      <TextField {...field('title')} label={t('writeReview.title')} maxLength={255} />
      <TextAreaField {...field('detail')} label={t('writeReview.detail')} rows={6} maxLength={4000} />
      <MediaField files={files} onChange={setFiles} />
      <TextField
        {...field('nickname')}
        label={t('writeReview.nickname')}
        help={t('writeReview.nicknameHelp')}
        autoComplete="nickname"
        maxLength={100}
      />
      {besideReview.map(({ Fields, initial: own }) => (
        <Fields key={Object.keys(own).join()} field={field} />
      ))}
      <SubmitButton>{t('writeReview.submit')}</SubmitButton>
    </Form>
  );
};
