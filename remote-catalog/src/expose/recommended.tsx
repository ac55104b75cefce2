export { default, head, loader } from '../pages/recommended.tsx';
