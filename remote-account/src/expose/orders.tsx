export { default, head, loader } from '../pages/orders.tsx';
