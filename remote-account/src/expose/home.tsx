export { default } from '../pages/home.tsx';
