export { default, head, loader, models } from '../pages/cart.tsx';
