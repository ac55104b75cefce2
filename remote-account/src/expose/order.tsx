export { default } from '../pages/order.tsx';
