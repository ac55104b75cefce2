// Breaks the boundaries on purpose: the check that guards them must say so.
import { secret } from '../../../remote-account/src/secret.ts';
import { client } from '../../../shared/request/src/client.ts';
import Other from './other.tsx';

export default function Page(): string {
  return secret + client + Other();
}
