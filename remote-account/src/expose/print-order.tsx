export { default, head, loader } from '../pages/print-order.tsx';
