export { default, head, loader, models } from '../pages/payment.tsx';
