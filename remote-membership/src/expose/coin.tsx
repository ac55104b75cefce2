export { default, head } from '../pages/coin.tsx';
