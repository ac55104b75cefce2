/** The key of somebody who works for the shop may make: `admin` every call, the others the calls that name them. */
export const operatorRoles = ['admin', 'support', 'warehouse', 'catalogue'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
