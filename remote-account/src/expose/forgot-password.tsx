export { default, head } from '../pages/forgot-password.tsx';
