import { acceptedUploads, isPictureFile, isVideoFile, mostReviewFiles, uploadLimits } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Badge, FileField, IconButton, Notice } from '@shop/ui';
import { useState } from 'react';
import styles from './reviews.module.css';

type Problem = 'kind' | 'large' | 'many';

/** Null for a file that may join those chosen. */
const problemOf = (file: File, chosen: readonly File[]): Problem | null => {
  if (!isVideoFile(file.name) && !isPictureFile(file.name)) return 'kind';
  const total = chosen.reduce((sum, { size }) => sum + size, file.size);
  if (file.size > uploadLimits.fileSize || total > uploadLimits.total) return 'large';
  return chosen.length >= mostReviewFiles ? 'many' : null;
};

interface Props {
  files: readonly File[];
  onChange: (files: File[]) => void;
}

/**
 * Pictures and films, told apart by their names' extensions (ACC-018). Files that do not fit are left out, and the
 * field says so.
 */
export const MediaField = ({ files, onChange }: Props) => {
  const { t } = useTranslation('account');
  const [refused, setRefused] = useState<{ name: string; problem: Problem }[]>([]);

  const add = (list: FileList | null): void => {
    const taken = [...files];
    const left: { name: string; problem: Problem }[] = [];
    for (const file of list ?? []) {
      const problem = problemOf(file, taken);
      if (problem) left.push({ name: file.name, problem });
      else taken.push(file);
    }
    setRefused(left);
    onChange(taken);
  };
  return (
    <div className={styles.choose}>
      <noscript>{t('writeReview.mediaScripts')}</noscript>
      <FileField
        label={t('writeReview.media')}
        chooseLabel={t('writeReview.chooseFiles')}
        help={t('writeReview.mediaHelp', { count: mostReviewFiles })}
        multiple
        accept={acceptedUploads}
        onChange={({ currentTarget }) => {
          add(currentTarget.files);
          // The same file may be chosen again after it was taken off.
          currentTarget.value = '';
        }}
      />
      {refused.map(({ name, problem }) => (
        <Notice key={name} tone="trouble">
          {t(`writeReview.refused.${problem}`, { name })}
        </Notice>
      ))}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('writeReview.chosen')}>
          {files.map((file, at) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className={styles.file}>
              <Badge>{t(isVideoFile(file.name) ? 'writeReview.video' : 'writeReview.photo')}</Badge>
              <span>{file.name}</span>
              <IconButton
                icon="close"
                label={t('writeReview.takeOff', { name: file.name })}
                onClick={() => onChange(files.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
