import { paths, type PageHead, type PageResult } from '@shop/contract';
import { idOf, Loaded, pageOf } from '@shop/kit';
import { useSearchParams, useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { Container, Skeleton, prepareHtml } from '@shop/ui';
import { buyersShowApi, type PhotosAsked } from '../features/buyers-show/endpoints.ts';
import { PhotoGallery } from '../features/buyers-show/photo-gallery.tsx';
import { ChoiceLinks } from '../parts/choice-links.tsx';
import { LinkedHtml } from '../parts/linked-html.tsx';
import { contentApi } from '../features/content/endpoints.ts';
import { isPastEnd, pageTitle, pastEndHead, listStatus } from '../parts/past-end.ts';
import { PageIntro } from '../parts/page-intro.tsx';
import { Section } from '../parts/section.tsx';
import pageStyles from '../parts/page.module.css';
import styles from './customer-say.module.css';

const BLOCK = 'customer-say';

const askedOf = (search: URLSearchParams): PhotosAsked => ({
  category: idOf(search, 'category'),
  page: pageOf(search),
});

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  void prepareHtml();
  const once = { subscribe: false };
  const { photos, photoCategories } = buyersShowApi.endpoints;
  const asked = askedOf(url.searchParams);
  const [shown] = await Promise.all([
    dispatch(photos.initiate(asked, once)),
    dispatch(photoCategories.initiate(undefined, once)),
    dispatch(contentApi.endpoints.block.initiate(BLOCK, once)),
  ]);
  return listStatus(shown, asked.page, shown.data?.list);
};

export const head = ({ getState, url, t }: HeadContext<'catalog'>): PageHead => {
  const asked = askedOf(url.searchParams);
  const { data } = buyersShowApi.endpoints.photos.select(asked)(getState());
  const title = pageTitle(t('title.customerSay'), asked.page);
  if (isPastEnd(asked.page, data?.list)) return pastEndHead({ title });
  return {
    title,
    description: t('description.customerSay'),
    canonical: paths.customerSay(asked.category, asked.page),
    image: data?.list[0]?.image ?? undefined,
  };
};

/** Opinions and photos of customers by category (ROUTE-016). */
export default function CustomerSayPage() {
  const { t } = useTranslation('catalog');
  const asked = askedOf(useSearchParams()[0]);
  const block = contentApi.useBlockQuery(BLOCK).data;
  const categories = buyersShowApi.usePhotoCategoriesQuery().data ?? [];
  const choices = [{ key: null, name: t('say.all') }, ...categories.map(({ id, name }) => ({ key: id, name }))];
  const photos = buyersShowApi.usePhotosQuery(asked);
  const shape = <Skeleton shape="block" height="picture" />;
  return (
    <Container className={pageStyles.stack}>
      <PageIntro title={block?.title ?? t('title.customerSay')} />
      {block && <LinkedHtml html={block.content} className={styles.voices} />}
      <Section title={t('say.photos')} id="photos">
        <ChoiceLinks
          label={t('say.categories')}
          choices={choices}
          current={asked.category}
          hrefFor={paths.customerSay}
        />
        <Loaded t={t} query={photos} title={t('say.failed')} headingLevel={3} shape={shape}>
          {(shown) => <PhotoGallery photos={shown} asked={asked} />}
        </Loaded>
      </Section>
    </Container>
  );
}
