export { default } from '../pages/plus.tsx';
