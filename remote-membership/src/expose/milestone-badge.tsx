export { default, head, loader } from '../pages/milestone-badge.tsx';
