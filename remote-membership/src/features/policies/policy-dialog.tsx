import { Dialog } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { classNames } from '@shop/ui';
import styles from './policies.module.css';

/** A policy's text in lines: underscores separate them, a middle dot marks a bullet (POP-035). */
const policyLines = (content: string): { text: string; isBullet: boolean }[] =>
  content
    .split('_')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^·\s*/, ''), isBullet: line.startsWith('·') }));

export interface Policy {
  title: string;
  /** Lines as they travel: parted by underscores, bullets marked by a middle dot. */
  content: string;
  /** Of the whole policy. */
  href: string;
}

/** A policy in short, with the way to the whole of it. */
export default function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation('membership');
  return (
    <Dialog
      onClose={onClose}
      title={policy.title}
      closeLabel={t('close')}
      footer={
        <Link href={policy.href} onClick={onClose}>
          {t('policies.full')}
        </Link>
      }
    >
      {policyLines(policy.content).map(({ text, isBullet }) => (
        <p key={text} className={classNames(styles.line, isBullet && styles.bullet)}>
          {text}
        </p>
      ))}
    </Dialog>
  );
}
