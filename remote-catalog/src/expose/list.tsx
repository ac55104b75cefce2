export { default } from '../pages/list.tsx';
