export { operatorCalls, type OperatorCall, type OperatorCallName } from './calls.ts';
export { operatorRoles, type OperatorRole } from './roles.ts';
export { operatorErrors, operatorSchemas } from './schemas.ts';
export type { OperatorBody, OperatorInput, OperatorQuery, OperatorResult } from './wire.ts';
