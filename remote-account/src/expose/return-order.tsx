export { default, head, loader } from '../pages/return-order.tsx';
