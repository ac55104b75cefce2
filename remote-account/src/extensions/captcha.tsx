export { Captcha as default } from '../features/sign-in/captcha.tsx';
