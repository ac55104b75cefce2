export { default } from '../pages/payment.tsx';
