export { default, head, loader } from '../pages/customer-service.tsx';
