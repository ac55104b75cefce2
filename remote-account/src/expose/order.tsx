export { default, head, loader } from '../pages/order.tsx';
