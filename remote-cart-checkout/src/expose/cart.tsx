export { default } from '../pages/cart.tsx';
