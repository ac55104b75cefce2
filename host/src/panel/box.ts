import type { Region } from '../remotes/regions.ts';

/** A rectangle in the window, in CSS pixels. */
export interface Box {
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

/** What holds all of a region's rectangles; null where it shows nothing. */
export const boxOf = (region: Pick<Region, 'content'>): Box | null => {
  const rectangles = elementsOf(region).flatMap(rectanglesOf);
  const drawn = rectangles.filter(({ width, height }) => width > 0 && height > 0);
  if (drawn.length === 0) return null;
  const left = Math.min(...drawn.map((rect) => rect.left));
  const top = Math.min(...drawn.map((rect) => rect.top));
  const right = Math.max(...drawn.map((rect) => rect.right));
  const bottom = Math.max(...drawn.map((rect) => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
};
