export { default, head, loader } from '../pages/home.tsx';
