export { default, head, loader } from '../pages/shipments.tsx';
