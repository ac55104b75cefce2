import { useEffect, useState, type ReactNode } from 'react';
import { panelPath, type PanelFacts } from '../../contract/panel.ts';
import { ownFile } from '../dom/own-file.ts';
import { closePanel, isPanelKey, isPanelWanted } from '../dom/panel-key.ts';
import type { Panel } from './panel.tsx';

/** So many files a browser is to remember: its own limit of 250 is reached on the third page. */
const FILES = 2000;

interface Opened {
  facts: PanelFacts;
  Panel: typeof Panel;
}

/** The panel with its facts; null where there is none for this visitor, or it does not come. */
const load = async (): Promise<Opened | null> => {
  const facts = await ownFile<PanelFacts>(panelPath).catch(() => null);
  const module = facts && (await import('./panel.tsx').catch(() => null));
  return facts && module && { facts, Panel: module.Panel };
};

/** Opens the developers’ panel on Ctrl+Shift+. and closes it on the same; its code comes with the first press. */
export const DeveloperPanel = (): ReactNode => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => {
    closePanel();
    setOpened(null);
  };
  useEffect(() => {
    performance.setResourceTimingBufferSize?.(FILES);
    const show = (): void => {
      setOpened(null);
      if (!isPanelWanted()) return;
      void load().then((found) => {
        if (!found) closePanel();
        else if (isPanelWanted()) setOpened(found);
      });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isPanelKey(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', onKey);
    if (isPanelWanted()) show();
    return () => removeEventListener('keydown', onKey);
  }, []);
  return opened ? <opened.Panel facts={opened.facts} onClose={close} /> : null;
};
