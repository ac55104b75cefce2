import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, safeTarget } from '@shop/contract';
import { tracked, useDispatch, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import styles from './search-box.module.css';

/** The keyword in the URL, so that the box shows what the results are for. */
const keywordOf = (search: string): string => new URLSearchParams(search).get('keyword') ?? '';

/**
 * The search box (document 2 §4): an empty term is ignored, any other is trimmed, lowercased and resolved; the answer
 * may name a page, otherwise the results open. Without scripts the form opens the results itself.
 */
export function SearchBox(): ReactNode {
  const keyword = keywordOf(useLocation().search);
  return <SearchForm key={keyword} keyword={keyword} />;
}

function SearchForm({ keyword }: { keyword: string }): ReactNode {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);
  const [resolve] = shellApi.endpoints.searchTerms.useMutation();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const term = text.trim().toLowerCase();
    if (term === '') return;
    dispatch(tracked({ event: 'search', keyword: term }));
    const { data } = await resolve(term);
    const target = data?.data.url ? safeTarget(data.data.url, location.origin) : null;
    void navigate(target ?? paths.search(term));
  };

  return (
    <div role="search" className={styles.search}>
      <form action={paths.search('')} onSubmit={(event) => void submit(event)}>
        <input
          type="search"
          name="keyword"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}
