export { default, head } from '../pages/member-center.tsx';
