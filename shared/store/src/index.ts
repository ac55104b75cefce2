export { api, withEndpoints } from './api.ts';
export { ask } from './ask.ts';
export { callBaseQuery, type CallArgs, type CallError, type CallMeta, type StoreServices } from './base-query.ts';
export { calling } from './calling.ts';
export { cartApi } from './cart-endpoints.ts';
export { ownApi } from './own-endpoints.ts';
export { productApi } from './product-endpoints.ts';
export { siteApi } from './site-endpoints.ts';
export {
  makeStore,
  type AppDispatch,
  type AppStore,
  type PreloadedState,
  type RootState,
  type StoreOptions,
} from './make-store.ts';
export type { Model, ModelRegistry } from './models.ts';
export { survive } from './survive.ts';
export { fieldOf, isAnswer, isCallError } from './call-error.ts';
