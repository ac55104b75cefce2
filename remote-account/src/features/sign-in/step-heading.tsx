import { createContext, useContext, type ReactNode } from 'react';

/** True inside of the popup, whose frame shows the heading of the step itself. */
export const InPopup = createContext(false);

interface Props {
  /** The popup's frame shows the heading of the step before: this one stands below it. */
  isUnframed?: boolean;
  children: ReactNode;
}

/** A step's heading: the page's own, or none where a frame has it. */
export const StepHeading = ({ isUnframed = false, children }: Props) => {
  if (!useContext(InPopup)) return <h1>{children}</h1>;
  return isUnframed && <h3>{children}</h3>;
};
