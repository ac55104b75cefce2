export { SubscribePopup as default } from '../features/subscribe-popup/subscribe-popup.tsx';
