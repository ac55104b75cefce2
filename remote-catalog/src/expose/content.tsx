export { default, head, loader } from '../pages/content.tsx';
