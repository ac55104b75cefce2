import { languages, reviewSorts, type ReviewView } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Icon, Picture, VisuallyHidden } from '@shop/ui';
import { ChoiceLinks } from '../../parts/choice-links.tsx';
import chips from '../../parts/chips.module.css';
import { StayLink } from '../../parts/stay-link.tsx';
import type { ReviewPage } from './endpoints.ts';
import { isChosen, toggled } from './review-view.ts';
import styles from './reviews.module.css';

interface Props {
  page: ReviewPage;
  view: ReviewView;
  hrefFor: (view: ReviewView) => string;
}

interface ChoicesProps extends Props {
  isFetching: boolean;
  /** Leads to the questions in which the same words are searched for. */
  questionsHref: string;
}

/** How many reviews the choice leaves, and what to do where it is none. */
const Found = ({ page, view, hrefFor, isFetching, questionsHref }: ChoicesProps) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { q, ...others } = view;
  const number = formatNumber(page.total, language);
  const counted = { count: page.total, number, all: formatNumber(page.summary.reviews_count, language) };
  const isNone = page.list.length === 0;
  const wordless = isNone ? t('reviews.noneHere') : t('reviews.found', counted);
  const isAmongChosen = isChosen(others);
  const searched = (words: string): string => {
    if (!isNone) return t('reviews.foundWith', { ...counted, words });
    return isAmongChosen ? t('reviews.noneChosen', { words }) : t('reviews.noneFound', { words });
  };
  // What was found for other words is not said of these.
  const said = q === undefined ? wordless : !isFetching && searched(q);
  const order = view.sort && { sort: view.sort };
  return (
    <p className={styles.found}>
      <span role="status">{said}</span>
      {q !== undefined && isAmongChosen && (
        <StayLink href={hrefFor({ ...order, q })}>{t('reviews.searchAll')}</StayLink>
      )}
      <StayLink href={hrefFor({ ...order })}>{t('reviews.all')}</StayLink>
      {q !== undefined && isNone && <Link href={questionsHref}>{t('reviews.orAsk')}</Link>}
    </p>
  );
};

/** What customers photographed, before what they wrote. */
const Photos = ({ page, view, hrefFor }: Props) => {
  const { t } = useTranslation('catalog');
  const number = formatNumber(page.photos, useLanguage());
  if (page.gallery.length === 0 || view.photos) return null;
  return (
    <section className={styles.photos} aria-label={t('reviews.photos')}>
      <ul className={styles.pictures}>
        {page.gallery.map(({ picture, nickname }) => (
          <li key={`${nickname} ${picture}`}>
            <Picture src={picture} alt={t('reviews.photoBy', { name: nickname })} sizes="96px" ratio={[1, 1]} />
          </li>
        ))}
      </ul>
      {page.photos > 0 && (
        <StayLink href={hrefFor(toggled(view, 'photos', 1))}>
          {t('reviews.allPhotos', { count: page.photos, number })}
        </StayLink>
      )}
    </section>
  );
};

/** Those of one kind, with how many they are; nothing where there are none. */
const Choice = ({ name, count, isOn, href }: { name: string; count: number; isOn: boolean; href: string }) => {
  const { t } = useTranslation('catalog');
  const number = formatNumber(count, useLanguage());
  if (count === 0 && !isOn) return null;
  return (
    <li>
      <StayLink href={href} className={chips.chip} aria-current={isOn || undefined}>
        {isOn && <VisuallyHidden>{t('list.remove')} </VisuallyHidden>}
        {name} ({number}){isOn && <Icon name="close" size={16} />}
      </StayLink>
    </li>
  );
};

/** The order of reviews, and which of them to read: links, so that they work without scripts. */
export const Choices = (props: ChoicesProps) => {
  const { page, view, hrefFor } = props;
  const { t } = useTranslation('catalog');
  const all = page.summary.reviews_count;
  const inBoth = page.languages.every(({ count }) => count > 0);
  const choice = (key: 'photos' | 'verified') => (
    <Choice
      name={t(`reviews.only.${key}`)}
      count={page[key]}
      isOn={view[key] === 1}
      href={hrefFor(toggled(view, key, 1))}
    />
  );
  return (
    <>
      <Photos page={page} view={view} hrefFor={hrefFor} />
      {all > 1 && (
        <div className={styles.choices}>
          <ChoiceLinks
            label={t('reviews.order')}
            choices={reviewSorts.map((key) => ({ key, name: t(`reviews.orders.${key}`) }))}
            current={view.sort ?? 'newest'}
            hrefFor={(sort) => hrefFor({ ...view, page: 1, sort })}
          />
          <ul className={chips.chips} aria-label={t('reviews.which')}>
            {choice('photos')}
            {choice('verified')}
            {languages.map((one) => (
              <Choice
                key={one}
                name={t(`reviews.only.${one}`)}
                count={inBoth ? (page.languages.find((row) => row.language === one)?.count ?? 0) : 0}
                isOn={view.language === one}
                href={hrefFor(toggled(view, 'language', one))}
              />
            ))}
          </ul>
        </div>
      )}
      {(isChosen(view) || page.list.length === 0) && <Found {...props} />}
    </>
  );
};
