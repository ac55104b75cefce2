import { paths } from '@shop/contract';
import { CopyText, Dialog, LinkButton, Loaded } from '@shop/kit';
import { ownApi, useTranslation } from '@shop/platform';
import { EmptyState, useHydrated } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { pointsApi } from './endpoints.ts';
import { useEarn } from './use-earn.ts';

/** Products that the customer looked at; copying the link of one shares it. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('membership');
  const query = ownApi.useViewedQuery('background');
  const [share] = pointsApi.useShareProductMutation();
  const earn = useEarn();
  const origin = useHydrated() ? window.location.origin : '';
  return (
    <Dialog onClose={onClose} title={t('points.share.title')} closeLabel={t('close')}>
      <Loaded t={t} query={query} title={t('points.share.failed')} headingLevel={3}>
        {(products) =>
          products.length === 0 ? (
            <EmptyState
              title={t('points.share.empty')}
              headingLevel={3}
              action={<LinkButton href={paths.home()}>{t('points.share.look')}</LinkButton>}
            />
          ) : (
            <ul className={styles.rows}>
              {products.slice(0, 6).map((product) => (
                <li key={product.entity_id} className={styles.row}>
                  <span className={styles.words}>{product.name}</span>
                  <CopyText
                    size="small"
                    variant="secondary"
                    text={`${origin}${paths.productItem(product)}`}
                    label={t('points.share.copy')}
                    copiedLabel={t('copied')}
                    onCopied={() => void earn(share({ product_id: product.entity_id, channel: 'link' }))}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
};
