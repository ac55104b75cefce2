import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import styles from './strip-popover.module.css';

/** The address of the app's page, as a code and as a link. */
export default function AppCode(): ReactNode {
  const { t } = useTranslation('host');
  const address = new URL(paths.appRecommend(), location.origin).href;
  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        <QRCodeSVG value={address} size={144} marginSize={2} title={t('header.appCode')} role="img" />
        <p>{t('header.appLead')}</p>
        <Link href={paths.appRecommend()}>{t('header.appPage')}</Link>
      </div>
    </div>
  );
}
