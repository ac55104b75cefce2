import { paths } from '@shop/contract';
import { useEffect, useState } from 'react';

/** The form by which this page's product is bought. */
export const buyForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>(`main form[action="${paths.addToCartForm()}"]`);

/** How many units that form buys. */
const unitsIn = (form: HTMLFormElement): number => {
  const field = form.elements.namedItem('qty');
  const units = field instanceof HTMLInputElement ? Number(field.value) : 1;
  return Number.isInteger(units) && units > 0 ? units : 1;
};

/** The units that the form buys, once its button lies above the window; null as long as it is seen, or lies below. */
export const usePassedForm = (): number | null => {
  const [units, setUnits] = useState<number | null>(null);
  useEffect(() => {
    const button = buyForm()?.querySelector('[type=submit]');
    if (!button) return undefined;
    const watch = new IntersectionObserver((entries) => {
      // Several come at once from a busy page: the last says how it is.
      const entry = entries.at(-1);
      if (!entry) return;
      const form = button.closest('form');
      const isPassed = !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
      setUnits(isPassed && form ? unitsIn(form) : null);
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, []);
  return units;
};
