export { default } from '../pages/orders.tsx';
