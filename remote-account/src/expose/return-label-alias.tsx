export { default, loader } from '../pages/return-label-alias.tsx';
