export { default, head, loader } from '../pages/reward.tsx';
