import { Icon } from '@shop/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Loaded only when the line is opened for the first time. */
  onceOpen?: ReactNode;
  children: ReactNode;
}

/** A line of the menu that opens and closes, by the browser alone. */
export const MenuSection = ({ title, onceOpen, children }: Props): ReactNode => {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details onToggle={onceOpen ? () => setWasOpen(true) : undefined}>
      <summary>
        {title}
        <Icon name="chevron" turn="down" />
      </summary>
      {children}
      {wasOpen && onceOpen}
    </details>
  );
};
