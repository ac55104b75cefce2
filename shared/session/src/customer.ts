/** The signed-in customer, as far as every page needs it. */
export interface SessionCustomer {
  entityId: number;
  email: string;
  firstName: string;
  lastName: string;
  group: string;
}

const textIn = (fields: object, ...names: string[]): string => {
  for (const [name, value] of Object.entries(fields))
    if (names.includes(name) && typeof value === 'string') return value;
  return '';
};

/**
 * A customer from what the API answered or storage kept; undefined when it is none. Both spellings of the name
 * are taken: firstName and firstname (SHELL-018).
 */
export const toCustomer = (data: unknown): SessionCustomer | undefined => {
  if (typeof data !== 'object' || data === null || !('entity_id' in data)) return undefined;
  const entityId = Number(data.entity_id);
  if (!Number.isInteger(entityId) || entityId <= 0) return undefined;
  return {
    entityId,
    email: textIn(data, 'email'),
    firstName: textIn(data, 'firstName', 'firstname'),
    lastName: textIn(data, 'lastName', 'lastname'),
    group: textIn(data, 'customer_group'),
  };
};

/** A group whose name contains Dropship, in any case (SESS-026). */
export const isDropshipGroup = (group: string): boolean => group.toLowerCase().includes('dropship');
