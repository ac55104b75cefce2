import { OperatorProblem } from '../../domain/operator-problem.ts';
import { endOf, instantOf } from '../../domain/operator/typed.ts';
import { plainText } from '../../domain/text/plain-text.ts';

/** The number of an order or a return as it is stored. */
export const numberGiven = (text: string): string => text.trim().toUpperCase();

/** Returns typed text in lines that customers may be shown. @throws OperatorProblem 400 where nothing of it is left */
export const lineGiven = (text: string): string => {
  const line = plainText(text);
  if (line === '') throw new OperatorProblem({ en: 'A text is empty.', fr: 'Un texte est vide.' }, 400);
  return line;
};

/** The beginning of a day such as 2026-06-05, in UTC. @throws OperatorProblem 400 for a day that there is not */
export const dayGiven = (text: string): Date => {
  const start = new Date(`${text}T00:00:00.000Z`);
  if (!Number.isNaN(start.getTime()) && start.toISOString().startsWith(text)) return start;
  throw new OperatorProblem(
    { en: `"${text}" is no day such as 2026-06-05.`, fr: `« ${text} » n’est pas un jour comme 2026-06-05.` },
    400,
  );
};

const hour = 60 * 60 * 1000;
/** The end of that day. @throws OperatorProblem 400 */
export const dayAfter = (text: string): Date => new Date(dayGiven(text).getTime() + 24 * hour);

const when = (text: string, read: (text: string) => Date | null): Date => {
  const instant = read(text.trim());
  if (instant) return instant;
  throw new OperatorProblem(`"${text}" is no day such as 2026-12-01, and no instant such as 2026-12-01T09:00Z.`, 400);
};
/** When a day where the shop is, or an instant, begins. @throws OperatorProblem 400 */
export const beginGiven = (text: string): Date => when(text, instantOf);
/** When it is over. @throws OperatorProblem 400 */
export const endGiven = (text: string): Date => when(text, endOf);

/** Noon of that day where the shop is. @throws OperatorProblem 400 */
export const noonOf = (text: string): Date => new Date(dayGiven(text).getTime() + 17 * hour);
