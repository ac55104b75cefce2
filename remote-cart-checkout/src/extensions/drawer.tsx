export { CartDrawer as default } from '../features/cart/cart-drawer.tsx';
export { cartModels as models } from '../features/cart/models.ts';
