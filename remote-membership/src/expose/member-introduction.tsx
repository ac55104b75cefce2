export { default, head, loader } from '../pages/member-introduction.tsx';
