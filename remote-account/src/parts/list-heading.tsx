import { WillItFitLink } from './will-it-fit-link.tsx';

interface Props {
  list: { name: string; entries: readonly { product_id: number; qty: number }[] };
}

/** The name of a list, whoever's it is, and where one goes with what is on it. */
export const ListHeading = ({ list }: Props) => (
  <>
    <h1>{list.name}</h1>
    <WillItFitLink entries={list.entries} />
  </>
);
