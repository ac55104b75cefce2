import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Region } from '../remotes/regions.ts';
import { ofRemotes } from './regions.ts';
import styles from './panel.module.css';

/** A rectangle in the window, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Hears which elements a fragment has: React names them to observers alone. */
class Elements extends ResizeObserver {
  readonly found: Element[] = [];

  override observe(element: Element): void {
    this.found.push(element);
  }
}

const elementsOf = ({ content }: Pick<Region, 'content'>): Element[] => {
  const elements = new Elements(() => undefined);
  content.observeUsing(elements);
  content.unobserveUsing(elements);
  return elements.found;
};

/** Of an element without a box of its own (`display: contents`), those of what is in it. */
const rectanglesOf = (element: Element): DOMRect[] => {
  const own = [...element.getClientRects()];
  return own.length > 0 ? own : [...element.children].flatMap(rectanglesOf);
};

/** Null where it shows nothing. */
const boxOf = (region: Pick<Region, 'content'>): Box | null => {
  const rectangles = elementsOf(region).flatMap(rectanglesOf);
  const drawn = rectangles.filter(({ width, height }) => width > 0 && height > 0);
  if (drawn.length === 0) return null;
  const left = Math.min(...drawn.map((rect) => rect.left));
  const top = Math.min(...drawn.map((rect) => rect.top));
  const right = Math.max(...drawn.map((rect) => rect.right));
  const bottom = Math.max(...drawn.map((rect) => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
};

interface Outline {
  key: string;
  remote: string;
  label: string;
  box: Box;
}

const measured = (regions: ReadonlySet<Region>): Outline[] =>
  ofRemotes(regions).flatMap((region, at) => {
    const box = boxOf(region);
    const { remote, expose } = region;
    return box ? [{ key: `${at} ${remote}${expose}`, remote, label: `${remote} ${expose}`, box }] : [];
  });

/** The outlines, measured anew whenever the page moves or changes. */
const useOutlines = (regions: ReadonlySet<Region>): Outline[] => {
  const [outlines, setOutlines] = useState(() => measured(regions));
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const next = measured(regions);
      // The outlines themselves are a change of the page.
      setOutlines((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [regions]);
  return outlines;
};

/** Draws around each region of the page whose it is; what is drawn can be read in the list of regions. */
export const Outlines = ({ regions, names }: { regions: ReadonlySet<Region>; names: readonly string[] }): ReactNode => (
  <div className={styles.outlines} aria-hidden>
    {useOutlines(regions).map(({ key, remote, label, box }) => (
      <div
        key={key}
        className={styles.outline}
        data-panel-tone={names.indexOf(remote) % 5}
        style={{ left: box.left, top: box.top, width: box.width, height: box.height } satisfies CSSProperties}
      >
        <span className={styles.owner}>{label}</span>
      </div>
    ))}
  </div>
);
