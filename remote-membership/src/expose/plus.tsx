export { default, head, loader } from '../pages/plus.tsx';
