export { default, head, loader } from '../pages/christmas.tsx';
