import { paths, type CallResult } from '@shop/contract';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
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
import { reviewsApi, type OwnReview } from './endpoints.ts';
import { MediaField } from './media-field.tsx';
import styles from './reviews.module.css';

const scores = [1, 2, 3, 4, 5] as const;

/** One to five stars: radio buttons, so that arrow keys choose and every star says what it stands for. */
const StarField = ({ name, error }: { name: string; error?: string }) => {
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
            <input type="radio" name={name} value={score} />
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

const schema = formSchema({
  star: requiredRule(),
  title: requiredRule(),
  detail: requiredRule(),
  nickname: requiredRule(),
});

const Thanks = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('account');
  return (
    <div role="status">
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
  const [written, setWritten] = useState<OwnReview>();
  const { form, field } = useForm({
    schema,
    initial: { star: '', title: '', detail: '', nickname },
    language: useLanguage(),
    onSubmit: async ({ star, ...texts }) => {
      const { data, error } = await add({ product_id: product.entity_id, star: Number(star), ...texts, media: files });
      if (!data) return formProblem(error, t);
      setWritten(data);
      return { ok: true };
    },
  });
  if (written) return <Thanks review={written} />;
  return (
    <Form {...form} className={styles.form}>
      <p className={styles.product}>
        <span>{picture?.thumbnail && <Picture src={picture.thumbnail} alt="" sizes="64px" />}</span>
        <Link href={paths.product(product.url_path)}>{product.name}</Link>
      </p>
      <StarField name="star" error={field('star').error} />
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
      <SubmitButton>{t('writeReview.submit')}</SubmitButton>
    </Form>
  );
};
