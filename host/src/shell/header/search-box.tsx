import { lazy, Suspense, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, safeTarget } from '@shop/contract';
import { cleaned } from '@shop/format';
import { tracked, useDispatch, useTranslation } from '@shop/platform';
import { Form, Icon, useHydrated, useTypedBeforeHydration } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-box.module.css';
import { useSearchPanel } from './use-search-panel.ts';

/** Arrives with the first focus of the box; a box whose panel does not arrive searches all the same. */
const SearchPanel = lazy(() => import('./search-panel.tsx').catch(() => ({ default: () => null })));

/** The keyword in the URL, so that the box shows what the results are for; empty where it has none. */
export const useKeyword = (): string => new URLSearchParams(useLocation().search).get('keyword') ?? '';

/**
 * The search box (SRCH-004 to SRCH-007): an empty term is ignored, any other is trimmed, lowercased and resolved; the
 * answer
 * may name a page, otherwise the results open. Without scripts the form opens the results itself.
 */
export const SearchBox = (): ReactNode => {
  const keyword = useKeyword();
  return <SearchForm key={keyword} keyword={keyword} />;
};

const SearchForm = ({ keyword }: { keyword: string }): ReactNode => {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);
  const [resolve] = shellApi.endpoints.searchTerms.useMutation();

  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const panel = useSearchPanel(list);
  const hydrated = useHydrated();
  useTypedBeforeHydration(box, keyword, setText);

  const search = async (typed: string): Promise<void> => {
    const term = cleaned(typed).toLowerCase();
    if (term === '') return;
    panel.hide();
    rememberSearch(term);
    dispatch(tracked({ event: 'search', keyword: term }));
    const { data } = await resolve(term);
    const target = data?.data.url ? safeTarget(data.data.url, location.origin) : null;
    void navigate(target ?? paths.search(term));
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void search(text);
  };

  return (
    <div
      role="search"
      aria-label={t('search.label')}
      className={styles.search}
      data-open={panel.open || undefined}
      onFocus={panel.stay}
      onBlur={panel.leave}
      onKeyDown={(event) => event.key === 'Escape' && panel.hide()}
    >
      <Form method="get" action={paths.search('')} onSubmit={submit}>
        {panel.open ? (
          <button type="button" className={styles.back} aria-label={t('search.close')} onClick={panel.hide}>
            <Icon name="chevron" turn="left" />
          </button>
        ) : null}
        <input
          ref={box}
          type="text"
          inputMode="search"
          // Without scripts nothing opens below it.
          role={hydrated ? 'combobox' : 'searchbox'}
          {...(hydrated ? panel.combobox : {})}
          name="keyword"
          value={text}
          onFocus={panel.show}
          onClick={panel.show}
          onChange={(event) => {
            setText(event.target.value);
            panel.show();
          }}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </Form>
      {panel.open ? (
        <Suspense fallback={null}>
          <SearchPanel
            id={list}
            text={text}
            active={panel.active}
            onSearch={(term) => void search(term)}
            onDone={panel.hide}
            onForgotten={panel.show}
            onFocusLost={() => box.current?.focus()}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
