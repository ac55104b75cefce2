export { default, head, loader } from '../pages/coupons.tsx';
