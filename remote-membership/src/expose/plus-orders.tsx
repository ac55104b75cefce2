export { default, head, loader } from '../pages/plus-orders.tsx';
