export { operatorCalls, type OperatorCall, type OperatorCallName } from './calls.ts';
export { contentFields, contentPlaces, places, type ContentField, type ContentPlace } from './places/index.ts';
export { couponAudiences, couponOffers, isShopPath } from './promotions.ts';
export type { FileBody } from './file-body.ts';
export { isOwnPath } from './own-paths.ts';
export { operatorRoles, type OperatorRole } from './roles.ts';
export { operatorErrors, operatorSchemas, type OperatorCallSchema } from './schemas.ts';
export type { OperatorBody, OperatorInput, OperatorQuery, OperatorResult } from './wire.ts';
export { webhookTypes, type WebhookType } from './webhook-types.ts';
