import { createContext, useContext, type ReactNode } from 'react';

/** True inside of the popup, whose frame shows the heading of the step itself. */
export const InPopup = createContext(false);

/** A step's heading: the page's own, or none where a frame has it. */
export function StepHeading({ children }: { children: ReactNode }): ReactNode {
  return useContext(InPopup) ? null : <h1>{children}</h1>;
}
