import { swatchBounds } from '@shop/contract';
import { localStore, readJson } from '@shop/platform';
import { useState } from 'react';
import type { Swatch } from './colors.ts';

const KEY = 'swatch_tray';

const isSwatch = (one: unknown): one is Swatch => {
  const { product_id, child_id, name, color, thumbnail } = Object(one) as Record<keyof Swatch, unknown>;
  const isShown = typeof name === 'string' && typeof color === 'string';
  return (
    Number.isInteger(product_id) &&
    Number.isInteger(child_id) &&
    isShown &&
    (thumbnail === null || typeof thumbnail === 'string')
  );
};

const stored = (): Swatch[] => {
  const tray = readJson(localStore, KEY);
  return Array.isArray(tray) ? tray.filter(isSwatch).slice(0, swatchBounds.most) : [];
};

/** Whether they are the same, whatever variant of the colour was chosen. */
const isSame = (one: Swatch) => (other: Swatch) => one.product_id === other.product_id && one.color === other.color;

/** What is chosen, of whatever products; the browser stores it where it may. */
export const useTray = () => {
  const [tray, setTray] = useState(stored);
  const change = (next: Swatch[]): void => {
    setTray(next);
    localStore.write(KEY, JSON.stringify(next));
  };
  return {
    tray,
    isFull: tray.length >= swatchBounds.most,
    has: (swatch: Swatch) => tray.some(isSame(swatch)),
    put: (swatch: Swatch) => change([...tray, swatch].slice(0, swatchBounds.most)),
    take: (swatch: Swatch) => {
      const same = isSame(swatch);
      change(tray.filter((each) => !same(each)));
    },
    clear: () => change([]),
  };
};
