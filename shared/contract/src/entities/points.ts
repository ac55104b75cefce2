import { Type, type Static } from 'typebox';
import { Cents, Count, Flag, Instant, nullable, oneOf, optional, record, Text } from './fields.ts';

/** 100 points = C$1, PTS-010). */
export const PointsInfo = record({
  points: Count,
  points_cur_amount: Cents,
  pending_points: Count,
  signed_today: Flag,
  /** All points that ever came in: milestones are counted by it. This project's own, like the next. */
  earned_points: Count,
  /** Draws of the milestone lottery that are left. */
  milestone_turns: Count,
});
export type PointsInfo = Static<typeof PointsInfo>;

/** One change of the balance; `points` is negative where they were spent. */
export const PointsEntry = record({
  id: Type.Integer({ minimum: 1 }),
  points: Type.Integer(),
  reason: Text,
  created_at: Instant,
  /** 1 while it cannot be spent yet; this project's own. */
  is_pending: optional(Flag),
});
export type PointsEntry = Static<typeof PointsEntry>;

/** `kind` says which call does it. */
export const PointsTask = record({
  task_id: Type.Integer({ minimum: 1 }),
  kind: oneOf(['sign', 'collect', 'follow', 'share', 'birthday', 'review'] as const),
  title: Text,
  description: Text,
  points: Count,
  is_done: Flag,
  /** 0 while what a 'collect' task asks for has not happened. This project's own, like the next two. */
  is_ready: Flag,
  /** Whom to follow. */
  channel: nullable(Text),
  /** Where the task is done; null where it is done at once. */
  url: nullable(Text),
});
export type PointsTask = Static<typeof PointsTask>;

/** This project's own. */
export const Reward = record({
  reward_id: Type.Integer({ minimum: 1 }),
  kind: oneOf(['coupon', 'coins'] as const),
  title: Text,
  description: Text,
  cost: Count,
  currency: oneOf(['points', 'coins'] as const),
});
export type Reward = Static<typeof Reward>;

export const PointsEarned = record({ earned: Count, points: Count });
export type PointsEarned = Static<typeof PointsEarned>;

/** Cashback of one order, placed at `created_at`; pending until `available_at`, which a cancelled one does not have. */
export const CashbackOrder = record({
  order_id: Text,
  amount: Cents,
  status: oneOf(['pending', 'paid', 'cancelled'] as const),
  created_at: Instant,
  available_at: nullable(Instant),
});
export type CashbackOrder = Static<typeof CashbackOrder>;

/** A prize of a game of chance. */
export const Prize = record({
  prize_id: Type.Integer({ minimum: 1 }),
  title: Text,
  kind: oneOf(['coupon', 'points', 'gift', 'none'] as const),
});
export type Prize = Static<typeof Prize>;

/** A prize of a sale event, which may have a picture: it may be a thing. Points, coins and coupons have none. */
export const SalePrize = record({ ...Prize.properties, image: nullable(Text) });

/** `coupon_code` where the prize is a coupon. */
export const Draw = record({ prize: Prize, coupon_code: nullable(Text), turns_left: Count });
export const SaleDraw = record({ ...Draw.properties, prize: SalePrize });
export type Draw = Static<typeof Draw>;
