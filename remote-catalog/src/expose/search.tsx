export { default, head, loader } from '../pages/search.tsx';
