export { default, head, loader } from '../pages/newsletter.tsx';
