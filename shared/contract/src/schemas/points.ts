import { Type } from 'typebox';
import {
  Count,
  Email,
  Flag,
  Id,
  Line,
  Nothing,
  nullable,
  oneOf,
  OneOrMore,
  optional,
  record,
  Text,
} from '../entities/fields.ts';
import { Showcase } from '../entities/engagement.ts';
import { PointsEarned, PointsEntry, PointsInfo, PointsTask, Prize, Reward } from '../entities/points.ts';
import { showrooms } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { contactFields, listOf, Message, pageOf, paging, unconfirmed } from './parts.ts';

const doneBefore = { ...unconfirmed, 409: 'Done before; points are given once.' };

export const pointsSchemas = {
  pointsInfo: { body: record({}), result: PointsInfo },
  pointsLists: { body: record(paging), result: pageOf(PointsEntry, {}) },
  taskList: { result: listOf(PointsTask) },
  signPoints: { body: record({}), result: PointsEarned, errors: { ...unconfirmed, 409: 'Signed in today already.' } },
  collectPoints: {
    body: record({ task_id: Id }),
    result: PointsEarned,
    errors: { ...unconfirmed, 404: 'There is no such task.', 409: 'Done before, or there is something to do first.' },
  },
  follow: {
    body: record({ channel: Line }),
    result: PointsEarned,
    errors: { 404: 'The shop is not there.', ...doneBefore },
  },
  sendCustomerEmail: {
    body: record({ email: Email, message: optional(Message) }),
    result: Nothing,
    errors: unconfirmed,
  },
  show: { result: listOf(Showcase) },
  milestonePrizes: { result: listOf(Prize) },
  pointsRewards: { result: listOf(Reward) },
  redeemReward: {
    body: record({ reward_id: Id }),
    result: record({ reward_id: Id, coupon_code: nullable(Text), points: Count, coins: Count }),
    errors: { ...unconfirmed, 404: 'There is no such reward.', 409: 'It costs more than there is.' },
  },
  tellBirthday: { body: record({ births: Type.String({ maxLength: 10 }) }), result: PointsEarned, errors: doneBefore },
  shareProduct: {
    body: record({ product_id: Id, channel: Line }),
    result: PointsEarned,
    errors: { 404: 'There is no such product.', ...doneBefore },
  },
  /** They wait for whoever has no account, or none that is confirmed: nobody is told who has one. */
  sendCoin: {
    body: record({ email: Email, coins: OneOrMore }),
    result: record({ coins: Count }),
    errors: { ...unconfirmed, 409: 'More coins than there are, or to oneself.' },
  },
  coinNumber: { body: record({}), result: record({ coins: Count, is_member: Flag }) },
  offlineReservation: {
    body: record({ ...contactFields, store: oneOf(showrooms), date: Line, message: optional(Message) }),
    result: record({ reservation_id: Text }),
  },
} as const satisfies SchemaTable;
