export { PushSwitch as default } from '../features/push/push-switch.tsx';
