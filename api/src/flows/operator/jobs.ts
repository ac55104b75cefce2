import { logChange } from '../../database/operator/log.ts';
import { retryDead } from '../../database/operator/jobs.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';

/** Has work that was tried in vain be tried again. @returns its kind @throws OperatorProblem 404 */
export const retryJob = ({ db: outer, now }: Pick<Services, 'db' | 'now'>, by: Operator, id: string): Promise<string> =>
  transact(outer, async (db) => {
    const kind = await retryDead(db, id, now());
    if (kind === null)
      throw new OperatorProblem(
        { en: `Nothing with the id ${id} was tried in vain.`, fr: `Rien qui porte l’id ${id} n’a échoué.` },
        404,
      );
    const [before, after] = [
      { kind, given_up: true },
      { kind, given_up: false },
    ];
    await logChange(db, by, { action: 'job.retry', subject: id, before, after }, now());
    return kind;
  });
