export { default, head, loader } from '../pages/verify.tsx';
