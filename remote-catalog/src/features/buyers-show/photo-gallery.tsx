import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { LinkButton, PageLinks } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { EmptyState, Picture } from '@shop/ui';
import type { Photo, Photos, PhotosAsked } from './endpoints.ts';
import styles from './photo-gallery.module.css';

const PhotoCard = ({ photo }: { photo: Photo }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { name, nickname, text, image, product } = photo;
  return (
    <figure className={styles.photo}>
      <Picture
        src={image ?? undefined}
        alt={t('say.photo', { nickname, name })}
        sizes="(min-width: 1200px) 300px, (min-width: 768px) 31vw, 47vw"
        ratio={[4, 5]}
        className={styles.picture}
      />
      <figcaption className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{text}</p>
        <p className={styles.nickname}>{nickname}</p>
        {product && (
          <p className={styles.product}>
            <Link href={paths.productItem(product)}>{product.name}</Link>{' '}
            <span className={styles.price}>{formatMoney(product.price.final_price, language)}</span>
          </p>
        )}
      </figcaption>
    </figure>
  );
};

/** One page of customers' photos, or why there is none. */
export const PhotoGallery = ({ photos, asked }: { photos: Photos; asked: PhotosAsked }) => {
  const { t } = useTranslation('catalog');
  const { list, total, page, page_size } = photos;
  if (list.length === 0) {
    const back = (
      <LinkButton href={paths.customerSay(total > 0 ? asked.category : null)}>
        {total > 0 ? t('list.pastEnd.action') : t('say.allPhotos')}
      </LinkButton>
    );
    return <EmptyState title={total > 0 ? t('list.pastEnd.title') : t('say.empty')} headingLevel={3} action={back} />;
  }
  return (
    <>
      <ul className={styles.gallery}>
        {list.map((photo) => (
          <li key={photo.id}>
            <PhotoCard photo={photo} />
          </li>
        ))}
      </ul>
      <PageLinks
        t={t}
        label={t('list.pages')}
        page={page}
        page_size={page_size}
        total={total}
        hrefFor={(number) => paths.customerSay(asked.category, number)}
      />
    </>
  );
};
