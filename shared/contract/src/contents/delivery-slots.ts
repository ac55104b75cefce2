import type { SlotWeekday } from '../constants/delivery-slots.ts';

/** Hours in which the shop delivers on one day of each week. */
export interface SlotWindow {
  weekday: SlotWeekday;
  /** Full hours of the day, 0 to 24. */
  from: number;
  to: number;
  /** Cents before taxes; 0 for what is free. */
  price: number;
  /** Orders on one day; 0 takes no more of them. */
  capacity: number;
}

/** What one province or territory offers. */
export interface RegionSlots {
  /** For how many days from the first on which a whole order can be there, that one included. */
  ahead: number;
  windows: readonly SlotWindow[];
}

declare module './contents.ts' {
  interface StoreContents {
    /** By the codes of provinces and territories; one that is not there has none. */
    deliverySlots: Readonly<Record<string, RegionSlots>>;
  }
}
