import { useEffect, useState, type ReactNode } from 'react';
import { paths, safeTarget, type CallResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { useTranslation, withEndpoints } from '@shop/platform';
import { siteApi, api, calling } from '@shop/store';
import { Spinner } from '@shop/ui';
import { RecentRemovals } from './recent-removals.tsx';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { Pages, Products } from './search-finds.tsx';
import { Option, optionId, OptionGroup } from './search-options.tsx';
import styles from './search-panel.module.css';

interface Suggestions {
  terms: readonly string[];
  products: CallResult<'searchSuggest'>['products'];
  pages: CallResult<'searchSuggest'>['pages'];
}

/** Its own file, since it arrives with the panel. */
const searchApi = withEndpoints(api, (build) => ({
  /** Terms that begin or continue what is typed, with the products and pages that it would find. */
  suggestions: build.query(
    calling('searchSuggest', (keyword: string) => ({ body: { keyword }, background: true }), {
      answer: ({ data, products, pages }) => ({
        terms: [...new Set(data.map(({ suggestKeyword }) => suggestKeyword))],
        products,
        pages,
      }),
    }),
  ),
}));

const DEBOUNCE_MS = 50;
const MOST_PRODUCTS = 6;

export interface SearchPanelProps {
  /** Of the listbox. */
  id: string;
  text: string;
  /** Name of the option that the keyboard is on. */
  active: string | null;
  /** A term was chosen: it is searched for as if it had been typed. */
  onSearch: (term: string) => void;
  /** Something was chosen. */
  onDone: () => void;
  /** Recent searches were forgotten: the option that the keyboard was on may be one of them. */
  onForgotten: () => void;
  /** The button that had the focus is gone. */
  onFocusLost: () => void;
}

/**
 * Popular and recent searches while it is empty (SRCH-001), else suggestions (SRCH-002).
 */
export default function SearchPanel({ id, text, onForgotten, onFocusLost, ...part }: SearchPanelProps): ReactNode {
  const { t } = useTranslation('host');
  const term = cleaned(text);
  const [recent, setRecent] = useState(recentSearches);
  const popular = siteApi.usePopularSearchQuery('background', { skip: term !== '' });
  const suggested = useSuggestions(term);
  const shown = term === '' ? popular : suggested;
  const forget = (which: () => void): void => {
    which();
    setRecent(recentSearches());
    onForgotten();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.scroll}>
        <div
          id={id}
          role="listbox"
          aria-label={t('search.results')}
          className={styles.list}
          tabIndex={-1}
          // A press keeps the focus in the box, so that the panel stays until the click is done.
          onMouseDown={(event) => event.preventDefault()}
        >
          {term === '' ? (
            <Starters recent={recent} popular={popular.data} {...part} />
          ) : (
            <>
              <Terms kind="suggestion" title={t('search.suggestions')} terms={suggested.terms} {...part} />
              <Products title={t('search.found')} products={suggested.products} {...part} />
              <Pages pages={suggested.pages} {...part} />
            </>
          )}
          <Option {...part} id={optionId('link', 'sales')} href={paths.salesEvents('homesearch')}>
            {t('search.sales')}
          </Option>
        </div>
        {term === '' ? (
          <RecentRemovals
            terms={recent}
            onRemove={(one) => forget(() => forgetSearch(one))}
            onClear={() => forget(forgetSearches)}
            onFocusLost={onFocusLost}
          />
        ) : null}
      </div>
      {shown.isLoading ? <Spinner label={t('header.loading')} /> : null}
      <p role="status" className={styles.status}>
        {shown.isError ? t('search.failed') : null}
        {term !== '' && suggested.isEmpty ? t('search.none', { term }) : null}
      </p>
    </div>
  );
}

type PartProps = Pick<SearchPanelProps, 'active' | 'onSearch' | 'onDone'>;

const Terms = ({
  kind,
  title,
  terms,
  ...part
}: PartProps & { kind: string; title: string; terms: readonly string[] }) => {
  if (terms.length === 0) return null;
  return (
    <OptionGroup title={title} look={kind === 'recent' ? 'lines' : undefined}>
      {terms.map((term) => (
        <Option
          key={term}
          {...part}
          id={optionId(kind, term)}
          href={paths.search(term)}
          onChoose={() => part.onSearch(term)}
        >
          {term}
        </Option>
      ))}
    </OptionGroup>
  );
};

const nothing: Suggestions = { terms: [], products: [], pages: [] };

/** Suggestions for the newest text, 50 ms after it stood still: an answer belongs to the text that it was asked for. */
const useSuggestions = (term: string) => {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, isError, isLoading, isFetching } = searchApi.endpoints.suggestions.useQuery(asked, {
    skip: asked === '',
  });
  const { terms, products, pages } = (isError ? null : data) ?? nothing;
  const found = terms.length + products.length + pages.length;
  const isEmpty = asked === term && !isFetching && !isError && data !== undefined && found === 0;
  return { terms, products, pages, isError, isLoading, isEmpty };
};

type Popular = CallResult<'popularSearch'>;

const Starters = ({
  recent,
  popular: data,
  ...part
}: PartProps & { recent: string[]; popular: Popular | undefined }): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <>
      <Terms kind="recent" title={t('search.recent')} terms={recent} {...part} />
      {data && data.hot_keyword.length > 0 ? (
        <OptionGroup title={t('search.popular')} look="chips">
          {data.hot_keyword.map(({ id, keyword, url }) => {
            const target = url ? safeTarget(url, location.origin) : null;
            return (
              <Option
                key={id}
                {...part}
                id={optionId('keyword', String(id))}
                href={target ?? paths.search(keyword)}
                onChoose={target ? undefined : () => part.onSearch(keyword)}
              >
                {keyword}
              </Option>
            );
          })}
        </OptionGroup>
      ) : null}
      {data ? (
        <Products
          title={t('search.products')}
          products={data.searchbar_popular_products.slice(0, MOST_PRODUCTS)}
          {...part}
        />
      ) : null}
    </>
  );
};
