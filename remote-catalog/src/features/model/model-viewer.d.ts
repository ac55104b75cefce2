import type { ModelViewerElement } from '@google/model-viewer';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The custom element of @google/model-viewer, as far as it is used. */
interface ModelViewerAttributes extends HTMLAttributes<ModelViewerElement> {
  class?: string | undefined;
  src: string;
  alt: string;
  'variant-name'?: string | undefined;
  'camera-controls': '';
  'touch-action': 'pan-y';
  'interaction-prompt': 'none';
  'camera-orbit': string;
  'environment-image': 'neutral';
  'tone-mapping': 'neutral';
  'shadow-intensity': string;
  /** Of width, height and depth, one after another. */
  scale?: string | undefined;
  ar?: '' | undefined;
  'ar-scale': 'fixed';
  'ar-modes': string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': DetailedHTMLProps<ModelViewerAttributes, ModelViewerElement>;
    }
  }
}
