export { default, head } from '../pages/login.tsx';
