import { useId } from 'react';
import { formatDate } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import type { InstallVideo } from './endpoints.ts';
import styles from './video-card.module.css';

/** A silent film, fetched when it is started, and its steps in words for whoever does not see it. */
export const VideoCard = ({ video, headingLevel = 2 }: { video: InstallVideo; headingLevel?: 2 | 3 }) => {
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const id = useId();
  return (
    <article className={styles.card}>
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        poster={video.poster ?? undefined}
        aria-label={video.title}
        aria-describedby={id}
      >
        <source src={video.url} type="video/webm" />
        <source src={video.url.replace(/\.webm$/, '.mp4')} type="video/mp4" />
        <track kind="captions" src={video.captions} srcLang={language} label={t('videos.captions')} default />
        <a href={video.url}>{t('videos.download')}</a>
      </video>
      <div className={styles.words}>
        <Heading className={styles.title}>{video.title}</Heading>
        <p className={styles.date}>{formatDate(video.created_at, language)}</p>
        <ol id={id} className={styles.steps}>
          {video.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </article>
  );
};
