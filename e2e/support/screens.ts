/** The sizes that the journeys are tried on. */
export const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
