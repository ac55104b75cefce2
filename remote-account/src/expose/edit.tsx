export { default, head, loader } from '../pages/edit.tsx';
