import type { WireOf } from '../wire.ts';
import type { OperatorCallName } from './calls.ts';
import type { operatorSchemas } from './schemas.ts';

type Wire = WireOf<typeof operatorSchemas>;

export type OperatorQuery<N extends OperatorCallName> = Wire[N]['query'];
export type OperatorBody<N extends OperatorCallName> = Wire[N]['body'];
export type OperatorInput<N extends OperatorCallName> = Wire[N]['input'];
/** The `result` of its envelope. */
export type OperatorResult<N extends OperatorCallName> = Wire[N]['result'];
