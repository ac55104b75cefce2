export { default, loader } from '../pages/account.tsx';
