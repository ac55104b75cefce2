export { default, head, loader } from '../pages/cancel-order.tsx';
