export { default } from '../pages/order-confirmation.tsx';
