import { client } from '../../request/src/client.ts';

export const asked = client;
