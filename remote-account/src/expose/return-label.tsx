export { default, head, loader } from '../pages/return-label.tsx';
