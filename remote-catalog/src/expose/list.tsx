export { default, head, loader } from '../pages/list.tsx';
