export { default, head, loader } from '../pages/plus-order.tsx';
