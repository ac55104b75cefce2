import { paths, type CallResult } from '@shop/contract';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { EmptyState, Form, Picture, SubmitButton, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import { reviewsApi, type OwnReview } from './endpoints.ts';
import { MediaField } from './media-field.tsx';
import { StarField } from './star-field.tsx';
import styles from './reviews.module.css';

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
