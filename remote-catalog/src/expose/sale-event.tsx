export { default, head, loader } from '../pages/sale-event.tsx';
