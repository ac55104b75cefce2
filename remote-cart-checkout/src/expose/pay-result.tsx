export { default, head, loader } from '../pages/pay-result.tsx';
