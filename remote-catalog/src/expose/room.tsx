export { default, head, loader } from '../pages/room.tsx';
