export { default, head } from '../pages/accountinfo.tsx';
