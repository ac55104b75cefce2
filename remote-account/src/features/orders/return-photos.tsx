import { useTranslation } from '@shop/platform';
import { ordersApi } from './endpoints.ts';
import styles from './return-photos.module.css';

interface Props {
  orderId: string;
  returnId: string;
  /** How many came with the return. */
  count: number;
}

/** One picture; nothing when it cannot be loaded. */
const Photo = ({ place, orderId, returnId }: Omit<Props, 'count'> & { place: number }) => {
  const { t } = useTranslation('account');
  const { data: source } = ordersApi.useReturnPhotoQuery({ order_id: orderId, return_id: returnId, photo: place });
  return source && <img src={source} alt={t('returns.photo', { number: place })} />;
};

/** The pictures of a return. They have no URL: only the customer's own call returns them. */
export const ReturnPhotos = ({ count, ...one }: Props) => (
  <ul className={styles.photos}>
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>
        <Photo place={place + 1} {...one} />
      </li>
    ))}
  </ul>
);
