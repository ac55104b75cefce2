import { generate } from 'selfsigned';
import { startNginx, type Nginx } from '../../deploy/nginx/start.ts';
import { scratch } from './places.ts';

/** Starts nginx with the configuration of deploy/nginx before web servers and an API that counts as two, by their ports. */
export const nginxBefore = async (web: readonly number[], api: number): Promise<Nginx> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  return startNginx({ web, api: [api, api], scratch, tls: { private: key, cert } });
};
