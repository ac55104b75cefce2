/** What the key of somebody who works for the shop allows: `admin` everything, the others the calls that name them. */
export const operatorRoles = ['admin', 'support', 'warehouse', 'catalogue'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
