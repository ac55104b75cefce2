import { useEffect, useRef, useState, type AriaAttributes, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the panel stays open after the focus is lost (SRCH-003). */
const HIDE_AFTER_MS = 200;

interface SearchPanelState {
  open: boolean;
  /** Name of the option that the keyboard is on. */
  active: string | null;
  show: () => void;
  hide: () => void;
  /** The focus came into the search: a panel that was about to hide stays. */
  stay: () => void;
  /** The focus left an element of the search. */
  leave: (event: FocusEvent<HTMLElement>) => void;
  combobox: AriaAttributes & { onKeyDown: (event: KeyboardEvent) => void };
}

const optionsOf = (list: string): HTMLElement[] => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/**
 * Whether the panel shows and which option the keyboard is on. It shows only on the place in the history where it was
 * opened, so every navigation closes it. The options themselves are read from the listbox, whose code comes later.
 */
export const useSearchPanel = (list: string): SearchPanelState => {
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = openAt === place;

  const stay = (): void => clearTimeout(timer.current);
  const show = (): void => {
    stay();
    setActive(null);
    setOpenAt(place);
  };
  const hide = (): void => {
    stay();
    setActive(null);
    setOpenAt(null);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    stay();
    timer.current = setTimeout(hide, HIDE_AFTER_MS);
  };

  const goTo = (option: HTMLElement | undefined): void => {
    setActive(option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  };

  /** Down and up go round through the options and the box itself. */
  const move = (by: 1 | -1): void => {
    const options = optionsOf(list);
    const from = options.findIndex(({ id }) => id === active);
    const places = options.length + 1;
    goTo(options[((from + 1 + by + places) % places) - 1]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else show();
    }
    if (open && active && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      goTo(optionsOf(list).at(event.key === 'Home' ? 0 : -1));
    }
    if (event.key !== 'Enter' || !open) return;
    const chosen = optionsOf(list).find(({ id }) => id === active);
    if (!chosen) return;
    event.preventDefault();
    chosen.click();
  };

  return {
    open,
    active,
    show,
    hide,
    stay,
    leave,
    combobox: {
      onKeyDown,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': open ? list : undefined,
      'aria-activedescendant': open && active ? active : undefined,
    },
  };
};
