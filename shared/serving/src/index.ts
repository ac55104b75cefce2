export { endInOrder, type Ending } from './ending.ts';
export { readinessOf, type Readiness } from './readiness.ts';
export { requestIdHeaders, requestIdOf } from './request-id.ts';
