import { useEffect, useRef, type ReactNode } from 'react';
import { productSorts, type ListQuery, type ProductPage, type ProductSort } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { LinkButton, PageLinks, readZip } from '@shop/kit';
import { useLanguage, useNavigate, useNavigation, useTranslation } from '@shop/platform';
import { EmptyState, ProductGrid, SkipLink, SelectField } from '@shop/ui';
import { ProductTile } from '../../parts/product-tile.tsx';
import { useBelow } from '../../parts/use-below.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Facets, FacetsOpener, facetKey, LIST_FORM } from './facets.tsx';
import { chosenValues, readForm, type ListView } from './list-query.ts';
import { areaOfValues } from './postal-area.ts';
import styles from './listing.module.css';

interface SortFieldProps {
  sort: ProductSort;
  onChange: (form: HTMLFormElement) => void;
}

/** The order of the list. Part of the filter form, so that without scripts the form's button sends it. */
const SortField = ({ sort, onChange }: SortFieldProps) => {
  const { t } = useTranslation('catalog');
  const select = useRef<HTMLSelectElement>(null);
  const known = useRef(sort);
  useEffect(() => {
    if (select.current && known.current !== sort) select.current.value = sort;
    known.current = sort;
  }, [sort]);
  return (
    <SelectField
      ref={select}
      label={t('list.sort')}
      className={styles.sort}
      name="sort"
      form={LIST_FORM}
      defaultValue={sort}
      options={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={({ currentTarget: { form } }) => form && onChange(form)}
    />
  );
};

interface Props {
  list: ProductPage;
  view: ListView;
  /** Builds the list's address. */
  hrefFor: (list: ListQuery) => string;
  /** Goes along in the filter form: the keyword of a search. */
  hidden?: Readonly<Record<string, string>>;
  /** Shown when there is nothing at all, filters or not. */
  empty: ReactNode;
}

/**
 * Cards of a phone's first row, whose pictures start at once: of all that are equally large the first is the one to wait
 * for, and more of them would share its connection. The others in view start when the page is laid out.
 */
const FIRST_ROW = 2;

/** As many cards as are in the first view of a large screen, or a few more. */
const FIRST_VIEW = 12;

const PRODUCTS = 'products';

/** Past the way here, subcategories, filters and order: the first thing of a list that Tab reaches. */
export const SkipToProducts = () => {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.skip}>
      <SkipLink href={`#${PRODUCTS}`}>{t('list.skip')}</SkipLink>
    </div>
  );
};

/** Says that another list is on its way. What stands in it is not drawn again for that. */
const Results = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('catalog');
  const busy = useNavigation().state === 'loading';
  return (
    <section className={styles.results} aria-label={t('list.products')} aria-busy={busy}>
      {children}
    </section>
  );
};

/** Products with filters, order and pages, all of them in the address. */
export const ProductResults = ({ list, view, hrefFor, hidden, empty }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  const isBelowDrawn = useBelow();
  const chosen = chosenValues(view);
  const whole = view.whole ?? [];
  const area = areaOfValues(view.filters.delivery);
  if (list.total === 0 && chosen.length === 0) return empty;

  const counted = formatNumber(list.total, language);
  const total =
    list.total_is === 'about'
      ? t('list.aboutNumber', { number: counted })
      : list.total_is === 'least'
        ? t('list.leastNumber', { number: counted })
        : counted;
  const [path = ''] = hrefFor({}).split('?');
  const changed = (form: HTMLFormElement): void => {
    void navigate(hrefFor(readForm(form, readZip())), { preventScrollReset: true });
  };

  return (
    <div className={styles.layout}>
      <Facets
        facets={list.facets}
        chosen={new Set(chosen.map(({ code, value }) => facetKey(code, value)))}
        action={path}
        hidden={{ ...hidden, ...(whole.length > 0 ? { whole: whole.join(',') } : {}) }}
        whole={whole}
        wholeHref={(code) => hrefFor({ ...view, whole: [...whole, code] })}
        total={total}
        place={{ area, refused: view.refusedPlace ?? null }}
        onChange={changed}
      />
      <Results>
        <div className={styles.bar}>
          <p className={styles.total} role="status">
            {t('list.count', { count: list.total, number: total })}
          </p>
          <FacetsOpener count={chosen.length} />
          <SortField sort={list.sort} onChange={changed} />
        </div>
        <ChosenFilters view={view} facets={list.facets} hrefFor={hrefFor} />
        <div id={PRODUCTS} tabIndex={-1} className={styles.products}>
          {list.products.length > 0 ? (
            <ProductGrid first>
              {(isBelowDrawn ? list.products : list.products.slice(0, FIRST_VIEW)).map((product, place) => (
                <ProductTile
                  key={product.entity_id}
                  product={product}
                  priority={place < FIRST_ROW}
                  headingLevel={2}
                  wantedColours={view.filters.color}
                  place={area}
                />
              ))}
            </ProductGrid>
          ) : (
            <NothingHere pastEnd={list.total > 0} view={view} hrefFor={hrefFor} />
          )}
        </div>
        <div className={styles.pages}>
          <PageLinks
            t={t}
            label={t('list.pages')}
            page={list.page}
            page_size={list.page_size}
            total={list.total}
            hrefFor={(page) => hrefFor({ ...view, page })}
          />
        </div>
      </Results>
    </div>
  );
};

/** No product matches the filters, or the address names a page behind the last one. */
const NothingHere = ({ pastEnd, view, hrefFor }: Pick<Props, 'view' | 'hrefFor'> & { pastEnd: boolean }) => {
  const { t } = useTranslation('catalog');
  const way = pastEnd ? hrefFor({ ...view, page: 1 }) : hrefFor({ sort: view.sort });
  return (
    <EmptyState
      title={t(pastEnd ? 'list.pastEnd.title' : 'list.noMatch.title')}
      action={
        <LinkButton href={way} variant="secondary">
          {t(pastEnd ? 'list.pastEnd.action' : 'list.noMatch.action')}
        </LinkButton>
      }
    >
      {t(pastEnd ? 'list.pastEnd.text' : 'list.noMatch.text')}
    </EmptyState>
  );
};
