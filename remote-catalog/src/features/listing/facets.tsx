import { useId, useRef, type FocusEvent, type ReactNode, type SyntheticEvent, type ToggleEvent } from 'react';
import type { Facet } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, IconButton } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import { DeliveryPlace, PLACE_FIELD } from './delivery-place.tsx';
import { FacetOption } from './facet-option.tsx';
import styles from './facets.module.css';

/** The form's id: the sort order stands elsewhere on the page and belongs to it. */
export const LIST_FORM = 'list-filters';
const PANEL = 'list-filters-panel';
const SHOWN = 8;

interface Props {
  facets: readonly Facet[];
  chosen: ReadonlySet<string>;
  /** The list's path: where the form goes without scripts. */
  action: string;
  /** Sent along as it is: the keyword of a search. */
  hidden?: Readonly<Record<string, string>>;
  whole: readonly string[];
  wholeHref: (code: string) => string;
  /** How many products the list has now, written out. */
  total: string;
  /** Where the days of delivery hold. */
  place: { area: string | null; refused: string | null };
  onChange: (form: HTMLFormElement) => void;
}

/** Key of a filter's value in the set of chosen ones. */
export const facetKey = (code: string, value: string): string => `${code}:${value}`;

interface GroupProps {
  facet: Facet;
  chosen: ReadonlySet<string>;
  /** Filters that show all of their options. */
  whole: readonly string[];
  /** The list with all options of one more filter. */
  wholeHref: (code: string) => string;
  /** Below the options. */
  children?: ReactNode;
}

const Group = ({ facet, chosen, whole, wholeHref, children }: GroupProps) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const options = facet.options.map(({ value, label, count }) => (
    <FacetOption
      key={value}
      code={facet.code}
      value={value}
      label={label}
      count={count}
      chosen={chosen.has(facetKey(facet.code, value))}
    />
  ));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.label}</legend>
      {options.slice(0, SHOWN)}
      {options.length > SHOWN && (
        <details open={whole.includes(facet.code)}>
          <summary className={styles.more}>{t('list.moreOptions', { count: options.length - SHOWN })}</summary>
          {options.slice(SHOWN)}
          {facet.more !== undefined && (
            <StayLink href={wholeHref(facet.code)} className={styles.whole}>
              {t('list.wholeFilter', {
                filter: facet.label,
                number: formatNumber(options.length + facet.more, language),
              })}
            </StayLink>
          )}
        </details>
      )}
      {children}
    </fieldset>
  );
};

/**
 * The filters of a list: a form that works by itself. On a phone it is a popover that a button opens (the browser does
 * that, with or without scripts); from a tablet on it stands beside the products.
 */
export const Facets = ({ facets, chosen, action, hidden, whole, wholeHref, total, place, onChange }: Props) => {
  const { t } = useTranslation('catalog');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = (): void => {
    if (typeof panel.current?.hidePopover === 'function') panel.current.hidePopover();
  };
  const toggled = ({ newState }: ToggleEvent<HTMLElement>): void => {
    if (newState === 'open') title.current?.focus();
  };
  /** The sheet covers the whole page: it goes when the focus goes on to what lies below it. */
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    close();
    onChange(event.currentTarget);
  };
  return (
    <section
      ref={panel}
      id={PANEL}
      popover="auto"
      className={styles.panel}
      aria-labelledby={titleId}
      onToggle={toggled}
      onBlur={left}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={title} className={styles.title} tabIndex={-1}>
          {t('list.filters')}
        </h2>
        <IconButton
          icon="close"
          label={t('list.closeFilters')}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className={styles.close}
        />
      </div>
      <Form
        id={LIST_FORM}
        method="get"
        action={action}
        className={styles.form}
        data-in-place=""
        onSubmit={submitted}
        onChange={({ target, currentTarget }) => {
          const isPlace = target instanceof HTMLInputElement && target.name === PLACE_FIELD;
          if (!isPlace) onChange(currentTarget); // a postal code counts once it is given
        }}
      >
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {facets.map((facet) => (
          <Group key={facet.code} facet={facet} chosen={chosen} whole={whole} wholeHref={wholeHref}>
            {facet.code === 'delivery' && <DeliveryPlace {...place} onGiven={onChange} />}
          </Group>
        ))}
        <div className={styles.foot}>
          <Button type="submit" wide>
            {t('list.apply', { total })}
          </Button>
        </div>
      </Form>
    </section>
  );
};

/** Opens the filters where they do not stand beside the products. */
export const FacetsOpener = ({ count }: { count: number }) => {
  const { t } = useTranslation('catalog');
  return (
    <button type="button" popoverTarget={PANEL} className={styles.opener}>
      {t('list.filters')}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </button>
  );
};
