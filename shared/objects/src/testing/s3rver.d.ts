declare module '@20minutes/s3rver' {
  import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

  interface Store {
    existsObject(bucket: string, key: string): Promise<boolean>;
    getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
  }

  export interface Context {
    readonly app: { readonly store: Store; allowMismatchedSignatures: boolean };
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly req: IncomingMessage;
    query: Record<string, string>;
    status: number;
    type: string;
    body: unknown;
  }

  interface Options {
    directory: string;
    port: number;
    address: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
  }
}
