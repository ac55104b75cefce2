import { listBounds } from '@shop/contract';

/** How many units an entry has, and how many of them are bought. */
export interface Units {
  readonly quantity: number;
  readonly bought: number;
}

export type UnitsProblem = 'quantity' | 'bought' | 'bought-more';

/** Why an entry may not have these units; null when it may. */
export const unitsProblem = ({ quantity, bought }: Units): UnitsProblem | null => {
  if (quantity < 1 || quantity > listBounds.quantity) return 'quantity';
  if (bought < 0) return 'bought';
  return bought > quantity ? 'bought-more' : null;
};

export type NameProblem = 'empty' | 'long';

/** Why a list may not be called so; null when it may. */
export const nameProblem = (name: string): NameProblem | null => {
  if (name === '') return 'empty';
  return name.length > listBounds.name ? 'long' : null;
};
