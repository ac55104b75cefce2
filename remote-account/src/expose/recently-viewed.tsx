export { default, head, loader } from '../pages/recently-viewed.tsx';
