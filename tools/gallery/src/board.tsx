import { languages } from '@shop/contract';
import type { StoryObj } from '@storybook/react-webpack5';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './board.module.css';
import { spokenIn, type Spoken } from './spoken.ts';

interface StateProps {
  /** What it is in, for developers: "busy". */
  is: string;
  /** Drawn as if somebody pointed at, or came by the keyboard to, the first control in it; in the pictures only. */
  as?: 'pointed-at' | 'focused';
  children: ReactNode;
}

/** One state of a component, below its name. */
export const State = ({ is, as, children }: StateProps): ReactNode => (
  <div className={styles.state}>
    <p className={styles.name} lang="en">
      {is}
    </p>
    <div data-as={as}>{children}</div>
  </div>
);

interface OnceShownProps {
  /** Presses what brings the state about, as a person would. */
  does: (place: HTMLElement) => unknown;
  children: ReactNode;
}

/** What gets into a state by a press only. */
export const OnceShown = ({ does, children }: OnceShownProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(does);
  useEffect(() => {
    if (place.current) press(place.current);
  }, []);
  return <div ref={place}>{children}</div>;
};

interface BoardProps {
  spoken: Spoken;
  children: ReactNode;
}

const Board = ({ spoken, children }: BoardProps): ReactNode => {
  useLayoutEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return <main className={styles.board}>{children}</main>;
};

/** A story: all states that are drawn one below the other, in the language that is chosen in the toolbar. */
export const board = (draw: (spoken: Spoken) => ReactNode): StoryObj => ({
  render: (_, { globals }) => {
    const spoken = spokenIn(languages.find((one) => one === globals.language) ?? 'en');
    return <Board spoken={spoken}>{draw(spoken)}</Board>;
  },
});
