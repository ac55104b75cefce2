import type { Handover } from './entities/index.ts';

/** Whether any of it is delivered: a backend that says nothing delivers all. */
export const isDelivered = ({ handover }: { handover?: Handover | undefined }): boolean =>
  handover?.is_delivered ?? true;
