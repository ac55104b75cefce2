/** The group that joining Plus+ leads to, and the one that every customer begins in and its end leads back to. */
export const plusGroup = 'PLUS+';
export const generalGroup = 'General';

/** Groups are compared by name, ignoring case (SESS-026). */
export const isDropshipGroup = (group: string): boolean => /dropship/i.test(group);
export const isBusinessGroup = (group: string): boolean => /enterprise|business/i.test(group);
