import { CloseOnBack, Link, useTranslation } from '@shop/platform';
import { classNames, Dialog } from '@shop/ui';
import type { ReactNode } from 'react';
import { policyLines } from './policy-lines.ts';
import styles from './policies.module.css';

export interface Policy {
  title: string;
  /** Lines as they travel: parted by underscores, bullets marked by a middle dot. */
  content: string;
  /** Of the whole policy. */
  href: string;
}

/** A policy in short, with the way to the whole of it. */
export default function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Dialog
      open
      onClose={onClose}
      title={policy.title}
      closeLabel={t('close')}
      footer={
        <Link href={policy.href} onClick={onClose}>
          {t('policies.full')}
        </Link>
      }
    >
      <CloseOnBack onBack={onClose} />
      {policyLines(policy.content).map(({ text, isBullet }) => (
        <p key={text} className={classNames(styles.line, isBullet && styles.bullet)}>
          {text}
        </p>
      ))}
    </Dialog>
  );
}
