import { StayLink } from './stay-link.tsx';
import chips from './chips.module.css';

interface Props<K> {
  label: string;
  choices: readonly { key: K; name: string }[];
  current: K;
  hrefFor: (key: K) => string;
}

/** Which part of a list to see; the choice lives in the address. */
export const ChoiceLinks = <K extends string | number | null>({ label, choices, current, hrefFor }: Props<K>) => (
  <nav aria-label={label}>
    <ul className={chips.chips}>
      {choices.map(({ key, name }) => (
        <li key={key}>
          <StayLink href={hrefFor(key)} className={chips.chip} aria-current={key === current ? 'page' : undefined}>
            {name}
          </StayLink>
        </li>
      ))}
    </ul>
  </nav>
);
