export { CardQuickView as default } from '../features/quick-view/card-quick-view.tsx';
