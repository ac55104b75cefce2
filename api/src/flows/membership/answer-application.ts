import { isPlusGroup } from '@shop/contract';
import { findCustomer, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import {
  decideApplication,
  lockApplication,
  type Decision,
  type Programme,
} from '../../database/membership/applications.ts';
import { giveUpPlusOrder } from '../../database/membership/plus-orders.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { applicationLetter } from '../../mail/application-letter.ts';
import type { Services } from '../../services.ts';
import { plainText } from '../../domain/text/plain-text.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';

/** The group that an accepted applicant belongs to from then on. */
const groups: Readonly<Record<Programme, string>> = { dropship: 'Dropship Partner', business: 'Enterprise' };

/** A customer is in one group: whoever has a paid year of Plus+ would lose it. */
const checkMayChange = ({ email, group, plusEndsAt }: CustomerRow, now: Date): void => {
  if (!isPlusGroup(group) || (plusEndsAt !== null && plusEndsAt <= now)) return;
  const until = plusEndsAt === null ? '' : ` until ${plusEndsAt.toISOString().slice(0, 10)}`;
  throw new OperatorProblem(`${plainText(email)} is a Plus+ member${until} and would lose that. Nothing was changed.`);
};

/**
 * Accepts or rejects an application: an accepted applicant is in the programme's group at once, and a letter says so; it
 * brings the reason of a rejection where one is given, as the page of the programme does.
 * @throws OperatorProblem for an application that there is not, that was decided, or of a member of Plus+
 */
export const answerApplication = async (
  services: Services,
  by: Operator,
  id: number,
  decision: Decision,
): Promise<void> => {
  await transact(services.db, async (db) => {
    const row = await lockApplication(db, id);
    if (!row) throw noSuch('application', id);
    if (row.status !== 'pending')
      throw new OperatorProblem({
        en: `Application ${id} is ${row.status} already.`,
        fr: `La demande ${id} est déjà traitée (${row.status}).`,
      });
    const applicant = await findCustomer(db, row.customerId);
    if (!applicant)
      throw new OperatorProblem({
        en: `The customer of application ${id} is gone.`,
        fr: `Le compte de la demande ${id} n’existe plus.`,
      });
    if (decision.status === 'approved') {
      checkMayChange(applicant, services.now());
      await updateCustomer(db, applicant.id, { group: groups[row.programme] });
      // Paid now, it would take the new standing away.
      await giveUpPlusOrder(db, applicant.id);
    }
    await decideApplication(db, id, decision, services.now());
    const [before, after] = [{ status: row.status }, { status: decision.status, customer: applicant.id }];
    await logChange(db, by, { action: 'application.decide', subject: id, before, after }, services.now());
    const letter = applicationLetter(applicant, row.programme, decision, services.settings.shopUrl);
    await services.mailer.sendWithin(db, letter);
  });
};
