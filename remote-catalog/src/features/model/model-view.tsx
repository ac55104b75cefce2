import '@google/model-viewer';
import type { ModelViewerElement } from '@google/model-viewer';
import { useState } from 'react';
import type { Product } from '@shop/contract';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Picture, Spinner } from '@shop/ui';
import { useNamedSides } from '../../parts/drawings/measured-drawing.tsx';
import styles from './model-dialog.module.css';
import { realScale } from './real-size.ts';
import { inRealSize } from './texts.ts';

export interface Model {
  /** URL path of a GLB; after # the material variant to show. */
  url: string;
  name: string;
  /** A picture of it, shown until the model is there. */
  poster: string | undefined;
  /** Null where they are not known, or depend on the size that is chosen. */
  measures: Measures | null;
}

type Measures = NonNullable<Product['measures']>;

const RealSize = ({ measures }: { measures: Measures }) => {
  const language = useLanguage();
  const sides = useNamedSides(measures).map(([name, length]) => `${name.toLowerCase()} ${length}`);
  return <p className={styles.hint}>{inRealSize[language](sides.join(', '))}</p>;
};

/**
 * The product on a stage that can be turned. What has the product's proportions has its real size, and stands in one's
 * own room at that size, where the device can show it; anything else would mislead there.
 */
export const ModelView = ({ url, name, poster, measures }: Model) => {
  const { t } = useTranslation('catalog');
  const [tries, setTries] = useState(0);
  const [status, setStatus] = useState<'coming' | 'there' | 'failed'>('coming');
  const [scale, setScale] = useState<string>();
  const [file = '', colour] = url.split('#', 2);

  const listen = (node: ModelViewerElement): (() => void) => {
    const came = (): void => {
      const real = scale ?? realScale(measures, node.getDimensions())?.join(' ');
      // A viewer takes a scale as long as nothing is loaded: another one has it from its start.
      if (real === scale) setStatus('there');
      else setScale(real);
    };
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
      setScale(undefined);
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
    <>
      <div className={styles.stage}>
        <model-viewer
          key={`${tries} ${scale}`}
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
          scale={scale}
          ar={scale === undefined ? undefined : ''}
          ar-scale="fixed"
          ar-modes="webxr quick-look"
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
      {scale !== undefined && measures && <RealSize measures={measures} />}
    </>
  );
};
