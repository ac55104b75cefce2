import '@google/model-viewer';
import { useState } from 'react';
import { useTranslation } from '@shop/platform';
import { Button, Picture, Spinner } from '@shop/ui';
import styles from './model-dialog.module.css';

export interface Model {
  /** URL path of a GLB; after # the material variant to show. */
  url: string;
  name: string;
  /** A picture of it, shown until the model is there. */
  poster: string | undefined;
}

/** The product on a stage that can be turned, and in one's own room where the device can show it. */
export const ModelView = ({ url, name, poster }: Model) => {
  const { t } = useTranslation('catalog');
  const [tries, setTries] = useState(0);
  const [status, setStatus] = useState<'coming' | 'there' | 'failed'>('coming');
  const [file = '', colour] = url.split('#', 2);

  const listen = (node: HTMLElement): (() => void) => {
    const came = (): void => setStatus('there');
    const failed = (): void => setStatus('failed');
    node.addEventListener('load', came);
    node.addEventListener('error', failed);
    return () => {
      node.removeEventListener('load', came);
      node.removeEventListener('error', failed);
    };
  };

  if (status === 'failed') {
    const again = (): void => {
      setStatus('coming');
      setTries(tries + 1);
    };
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('model.failed')}</p>
        <Button variant="secondary" onClick={again}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <model-viewer
        key={tries}
        ref={listen}
        class={styles.viewer}
        src={tries > 0 ? `${file}?try=${tries}` : file}
        alt={name}
        variant-name={colour}
        camera-controls=""
        touch-action="pan-y"
        interaction-prompt="none"
        camera-orbit="-35deg 72deg auto"
        environment-image="neutral"
        tone-mapping="neutral"
        shadow-intensity="1"
        ar=""
        ar-modes="webxr scene-viewer quick-look"
      >
        <button slot="ar-button" type="button" className={styles.room}>
          {t('model.room')}
        </button>
        <span slot="progress-bar" />
      </model-viewer>
      {status === 'coming' && (
        <div className={styles.poster}>
          <Picture
            src={poster}
            alt=""
            fit="contain"
            sizes="(min-width: 768px) 720px, 100vw"
            className={styles.picture}
          />
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  );
};
