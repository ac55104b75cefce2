export { default, loader } from '../pages/address.tsx';
