export { default, head, loader, models } from '../pages/open-member.tsx';
