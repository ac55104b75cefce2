import { useState, lazy, Suspense } from 'react';
import type { CallResult } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState } from '@shop/kit';
import { productApi, useLanguage, useTranslation } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import { Origin } from './origin.tsx';
import { Pager } from './pager.tsx';
import styles from './reviews.module.css';

const NoForm = () => {
  const { t } = useTranslation('catalog');
  return <p role="alert">{t('faq.noForm')}</p>;
};

/** The form's validation code is large and rarely needed, so it is loaded with the first press. */
const AskForm = lazy(() => import('./ask-form.tsx').catch(() => ({ default: NoForm })));

/** The button to ask about a product; the form takes its place. */
const AskQuestion = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ask}>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="lines" lines={4} />}>
          <AskForm productId={productId} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('faq.ask')}
        </Button>
      )}
    </div>
  );
};

const QuestionItem = ({ question }: { question: CallResult<'productFaq'>['list'][number] }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const translation = wantsOriginal ? undefined : question.translation;
  return (
    <article className={styles.item}>
      <h3 className={styles.heading} lang={translation ? language : question.language}>
        {translation?.question ?? question.question}
      </h3>
      {question.answers.length === 0 && <p className={styles.by}>{t('faq.unanswered')}</p>}
      {question.answers.map(({ answer, nickname, created_at }) => (
        <div key={created_at + nickname} className={styles.reply}>
          {/* An answer that came later than the translation has none. */}
          <p lang={translation?.answer ? language : question.language}>{translation?.answer ?? answer}</p>
          <p className={styles.by}>
            {nickname}, {formatDate(created_at, language)}
          </p>
        </div>
      ))}
      <Origin
        written={question.language}
        hasTranslation={question.translation !== undefined}
        wantsOriginal={wantsOriginal}
        onChange={setWantsOriginal}
      />
    </article>
  );
};

/** Ten at a time, and the way to ask more. */
export const Questions = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const [page, setPage] = useState(1);
  const { data, ...query } = productApi.useQuestionsQuery({ productId, page });
  if (!data) return <LoadState t={t} query={query} title={t('faq.error')} lines={6} />;
  const { isFetching } = query;
  return (
    <>
      {data.total === 0 && <p className={styles.none}>{t('faq.empty')}</p>}
      {data.total > 0 && (
        <div className={styles.list} aria-busy={isFetching}>
          {data.list.map((question) => (
            <QuestionItem key={question.question_id} question={question} />
          ))}
          <Pager
            page={data.page}
            pageSize={data.page_size}
            total={data.total}
            busy={isFetching}
            label={t('faq.pages')}
            onPage={setPage}
          />
        </div>
      )}
      <AskQuestion productId={productId} />
    </>
  );
};
