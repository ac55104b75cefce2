export { default, head, loader } from '../pages/leave-newsletter.tsx';
