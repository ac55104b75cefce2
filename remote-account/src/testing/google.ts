import { act, fireEvent, waitFor } from '@testing-library/react';

const scripts = (src: string) => [...document.scripts].filter((script) => script.src.startsWith(src));

/** How often a script of this address stands in the page. */
export const scriptCount = (src: string): number => scripts(src).length;

/** Waits for the script of this address, then lets it arrive with what `install` puts into the window, or not at all. */
export const scriptArrives = async (src: string, install: (() => void) | null): Promise<HTMLScriptElement> => {
  const asked = () => {
    const [found] = scripts(src);
    if (!found) throw new Error(`${src} is not asked for`);
    return found;
  };
  const script = await waitFor(asked); // one-tap asks after a second
  await act(async () => {
    install?.();
    if (install) fireEvent.load(script);
    else fireEvent.error(script);
  });
  return script;
};

/** For afterEach: a page without Google. */
export const forgetGoogle = (): void => {
  for (const script of document.querySelectorAll('script')) script.remove();
  delete window.grecaptcha;
  delete window.google;
};
