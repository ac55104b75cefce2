export { default, head, loader } from '../pages/customer-say.tsx';
