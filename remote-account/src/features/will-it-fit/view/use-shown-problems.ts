import { useAfterPress } from '@shop/ui';
import { useState, type FocusEvent } from 'react';
import { lengthNames, type LengthName } from '../home/fields.ts';
import type { Problems } from '../home/read-home.ts';

const isLength = (name: string): name is LengthName => (lengthNames as readonly string[]).includes(name);

/**
 * The problems that are shown: at fields that were left, and at all of them once the form was sent or came filled in. What
 * is missing is said last of all, because whoever types comes to it. A field left by a press is judged after the press, so
 * that nothing moves away below it.
 */
export const useShownProblems = (problems: Problems, isFilledIn: boolean) => {
  const [isSent, setSent] = useState(isFilledIn);
  const [left, setLeft] = useState<ReadonlySet<LengthName>>(new Set());
  const { afterPress } = useAfterPress();
  const shown: Problems = {};
  for (const name of lengthNames) {
    const problem = problems[name];
    if (problem && (isSent || (left.has(name) && problem.kind !== 'required'))) shown[name] = problem;
  }
  return {
    shown,
    showAll: (): void => setSent(true),
    onBlur: ({ target }: FocusEvent<HTMLFormElement>): void => {
      const { name } = target as unknown as HTMLInputElement; // or has none
      if (typeof name === 'string' && isLength(name)) afterPress(() => setLeft((before) => new Set([...before, name])));
    },
  };
};
