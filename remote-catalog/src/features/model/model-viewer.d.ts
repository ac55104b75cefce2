import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The custom element of @google/model-viewer, as far as it is used. */
interface ModelViewerAttributes extends HTMLAttributes<HTMLElement> {
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
  ar: '';
  'ar-modes': string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': DetailedHTMLProps<ModelViewerAttributes, HTMLElement>;
    }
  }
}
