export { default, head, loader } from '../pages/order-confirmation.tsx';
