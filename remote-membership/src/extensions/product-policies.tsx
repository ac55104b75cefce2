export { Policies as default } from '../features/policies/policies.tsx';
