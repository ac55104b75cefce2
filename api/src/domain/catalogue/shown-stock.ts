/**
 * Units as people see them. A product whose variants hold more than it counts goes below zero when they are sold, so
 * that giving them back brings its number to where it was; nobody is shown less than none.
 */
export const shownStock = (units: number): number => Math.max(0, units);
