export { default, head, loader } from '../pages/password.tsx';
