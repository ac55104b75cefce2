export { default, head, models } from '../pages/pay.tsx';
