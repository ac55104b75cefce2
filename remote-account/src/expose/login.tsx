export { default } from '../pages/login.tsx';
