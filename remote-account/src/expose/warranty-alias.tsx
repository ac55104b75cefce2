export { default, loader } from '../pages/warranty-alias.tsx';
