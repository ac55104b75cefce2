import { useState, lazy, Suspense } from 'react';
import { paths, type CallResult } from '@shop/contract';
import { formatDate, formatNumber } from '@shop/format';
import { LoadState } from '@shop/kit';
import { productApi, useLanguage, useTranslation } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import { usePendingSearch } from '../../parts/use-pending-search.ts';
import { Marked } from './marked.tsx';
import { manyOpinions, OpinionSearch } from './opinion-search.tsx';
import { Origin } from './origin.tsx';
import { Pager } from './pager.tsx';
import { searchedWords, searchFields } from './searched-words.ts';
import styles from './reviews.module.css';

const NoForm = () => {
  const { t } = useTranslation('catalog');
  return <p role="alert">{t('faq.noForm')}</p>;
};

/** The form's validation code is large and rarely needed, so it is loaded with the first press. */
const AskForm = lazy(() => import('./ask-form.tsx').catch(() => ({ default: NoForm })));

interface AskProps {
  productId: number;
  /** What was searched for and not found: the question begins with it. */
  wanted?: string | undefined;
}

/** The button to ask about a product; the form takes its place. */
const AskQuestion = ({ productId, wanted }: AskProps) => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ask}>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="lines" lines={4} />}>
          <AskForm productId={productId} question={wanted ?? ''} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {wanted === undefined ? t('faq.ask') : t('faq.askThis', { words: wanted })}
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
        <Marked text={translation?.question ?? question.question} words={question.found} />
      </h3>
      {question.answers.length === 0 && <p className={styles.by}>{t('faq.unanswered')}</p>}
      {question.answers.map(({ answer, nickname, created_at }) => (
        <div key={created_at + nickname} className={styles.reply}>
          {/* An answer that came later than the translation has none. */}
          <p lang={translation?.answer ? language : question.language}>
            <Marked text={translation?.answer ?? answer} words={question.found} />
          </p>
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

interface ListProps {
  productId: number;
  urlPath?: string | undefined;
  q: string;
  search: URLSearchParams;
}

const QuestionList = ({ productId, urlPath, q, search }: ListProps) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const [paged, setPaged] = useState({ q, page: 1 });
  const page = paged.q === q ? paged.page : 1;
  const { data, ...query } = productApi.useQuestionsQuery({ productId, page, ...(q && { q }) });
  if (!data) return <LoadState t={t} query={query} title={t('faq.error')} lines={6} />;
  const { isFetching } = query;
  const number = formatNumber(data.total, language);
  const all = new URLSearchParams(search);
  all.delete(searchFields.faq);
  return (
    <>
      {urlPath !== undefined && (q !== '' || data.total >= manyOpinions) && (
        <OpinionSearch urlPath={urlPath} among="faq" label={t('faq.search')} q={q} search={search} />
      )}
      {q !== '' && urlPath !== undefined && (
        <p className={styles.found}>
          <span role="status">
            {!isFetching &&
              (data.total === 0
                ? t('faq.noneFound', { words: q })
                : t('faq.found', { count: data.total, number, words: q }))}
          </span>
          <StayLink href={paths.productOpinionSearch(urlPath, 'faq', Object.fromEntries(all))}>{t('faq.all')}</StayLink>
        </p>
      )}
      {data.total === 0 && q === '' && <p className={styles.none}>{t('faq.empty')}</p>}
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
            onPage={(to) => setPaged({ q, page: to })}
          />
        </div>
      )}
      <AskQuestion key={q} productId={productId} wanted={q !== '' && data.total === 0 && !isFetching ? q : undefined} />
    </>
  );
};

/** Ten at a time, those that are searched for in the address, and the way to ask more. */
export const Questions = ({ productId, urlPath }: Pick<ListProps, 'productId' | 'urlPath'>) => {
  const search = usePendingSearch();
  const q = urlPath === undefined ? '' : (searchedWords(search, 'faq').q ?? '');
  return <QuestionList productId={productId} urlPath={urlPath} q={q} search={search} />;
};
