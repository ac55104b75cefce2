export { default, head } from '../pages/cashback.tsx';
