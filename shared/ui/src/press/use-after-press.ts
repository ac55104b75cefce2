import { useCallback, useEffect, useRef } from 'react';

/**
 * `afterPress` does a thing at once or, while something on the page is being pressed, once that has been let go, unless
 * `forgetPress` came before: a press whose target moves away below it is lost. A tap counts too, for browsers make it a press of no length.
 */
export const useAfterPress = () => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const pressed = (): void => {
      isPressed.current = true;
    };
    const released = (): void => {
      isPressed.current = false;
      // The click comes after this event, in the same task.
      setTimeout(() => waiting.current.splice(0).forEach((act) => act()));
    };
    // A press that becomes a drag ends with dragend instead of mouseup.
    const ends = ['mouseup', 'dragend'] as const;
    document.addEventListener('mousedown', pressed, true);
    ends.forEach((end) => document.addEventListener(end, released, true));
    return () => {
      document.removeEventListener('mousedown', pressed, true);
      ends.forEach((end) => document.removeEventListener(end, released, true));
    };
  }, []);

  const afterPress = useCallback((act: () => void): void => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
  const forgetPress = useCallback((): void => void (waiting.current = []), []);
  return { afterPress, forgetPress };
};
