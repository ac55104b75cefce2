export { default, head, loader } from '../pages/warranties.tsx';
