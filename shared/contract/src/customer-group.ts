/** Whether a customer's group is that of Plus+, spelt in any case (SESS-027). */
export const isPlusGroup = (group: string): boolean => group.trim().toLowerCase() === 'plus+';
