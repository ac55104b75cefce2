import type { OperatorRole } from '@shop/contract/operator';
import { endSessions } from '../../database/operator/keys.ts';
import { logChange } from '../../database/operator/log.ts';
import {
  hasOtherAdmin,
  insertPerson,
  lockPerson,
  updatePerson,
  type PersonRow,
} from '../../database/operator/people.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { noPassword } from '../../domain/account/password.ts';
import { fingerprint, newToken } from '../../domain/account/tokens.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { newSecret } from '../../domain/operator/second-factor.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../database/connection.ts';

type Clocked = Pick<Services, 'db' | 'now'>;

/** ms for which an invitation holds. */
const invitationLifetime = 72 * 60 * 60 * 1000;

/** What somebody who is invited begins with: nothing of before lets them in. */
const invited = (now: Date) => {
  const invitation = `oi_${newToken()}`;
  const values = {
    passwordHash: noPassword,
    secondFactorSecret: newSecret(),
    secondFactorAt: null,
    recoveryHashes: [],
    invitationHash: fingerprint(invitation),
    invitedUntil: new Date(now.getTime() + invitationLifetime),
    joinedAt: null,
  };
  return { invitation, values };
};

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly role: OperatorRole;
}
/** `invitation` is told here and kept nowhere. */
interface Invited {
  readonly row: PersonRow;
  readonly invitation: string;
}

/** Invites somebody to work for the shop. @throws OperatorProblem for an address that is none, or somebody's already */
export const makePerson = (
  { db: outer, now }: Clocked,
  by: Operator,
  { name, email: given, role }: NewPerson,
): Promise<Invited> =>
  transact(outer, async (db) => {
    const email = normalisedEmail(given);
    if (email === null)
      throw new OperatorProblem(
        { en: `"${given}" is no email address.`, fr: `« ${given} » n’est pas une adresse courriel.` },
        400,
      );
    const { invitation, values } = invited(now());
    const row = await insertPerson(db, { ...values, name, email, role, createdAt: now() });
    if (!row) throw new OperatorProblem({ en: `${email} works here already.`, fr: `${email} travaille déjà ici.` });
    await logChange(db, by, { action: 'person.make', subject: row.id, before: null, after: { role } }, now());
    return { row, invitation };
  });

/** Somebody who may be changed. @throws OperatorProblem for whoever there is not, or who has left */
const working = async (db: Queryable, id: number): Promise<PersonRow> => {
  const row = await lockPerson(db, id);
  if (!row) throw noSuch('person', id);
  if (row.endedAt)
    throw new OperatorProblem({
      en: `${row.name} does not work here any more.`,
      fr: `${row.name} ne travaille plus ici.`,
    });
  return row;
};

/** Nobody shuts out themselves, nor the last administrator. @throws OperatorProblem */
const demandOther = async (db: Queryable, { personId }: Operator, row: PersonRow): Promise<void> => {
  if (personId === row.id)
    throw new OperatorProblem({
      en: 'Another administrator has to do this.',
      fr: 'Quelqu’un d’autre de l’administration doit le faire.',
    });
  if (row.role === 'admin' && row.joinedAt && !(await hasOtherAdmin(db, row.id)))
    throw new OperatorProblem({
      en: `${row.name} is the only administrator.`,
      fr: `${row.name} est seul à l’administration.`,
    });
};

/** @throws OperatorProblem */
export const changePerson = (
  { db: outer, now }: Clocked,
  by: Operator,
  id: number,
  { name, role }: Partial<Pick<NewPerson, 'name' | 'role'>>,
): Promise<PersonRow> =>
  transact(outer, async (db) => {
    const row = await working(db, id);
    const hasOtherRole = role !== undefined && role !== row.role;
    if (hasOtherRole) {
      await demandOther(db, by, row);
      await endSessions(db, id, now());
    }
    const changed = await updatePerson(db, id, { name: name ?? row.name, role: role ?? row.role });
    const [before, after] = [row, changed].map((one) => ({ role: one.role }));
    const facts = { before: before ?? null, after: { ...after, renamed: changed.name !== row.name } };
    await logChange(db, by, { action: 'person.change', subject: id, ...facts }, now());
    return changed;
  });

/** Has somebody choose password and second factor anew: what they had is no good from now on. @throws OperatorProblem */
export const invitePerson = ({ db: outer, now }: Clocked, by: Operator, id: number): Promise<Invited> =>
  transact(outer, async (db) => {
    const row = await working(db, id);
    await demandOther(db, by, row);
    await endSessions(db, id, now());
    const { invitation, values } = invited(now());
    const changed = await updatePerson(db, id, values);
    const [before, after] = [{ joined: row.joinedAt !== null }, { joined: false }];
    await logChange(db, by, { action: 'person.invite', subject: id, before, after }, now());
    return { row: changed, invitation };
  });

/** Somebody leaves: their sessions end at once. @throws OperatorProblem */
export const endPerson = ({ db: outer, now }: Clocked, by: Operator, id: number): Promise<PersonRow> =>
  transact(outer, async (db) => {
    const row = await working(db, id);
    await demandOther(db, by, row);
    await endSessions(db, id, now());
    const gone = { passwordHash: noPassword, recoveryHashes: [], invitationHash: null, invitedUntil: null };
    const changed = await updatePerson(db, id, { ...gone, endedAt: now() });
    const [before, after] = [{ ended: false }, { ended: true }];
    await logChange(db, by, { action: 'person.end', subject: id, before, after }, now());
    return changed;
  });
