let made = 0;

export const deliverySlotsExamples = {
  setSlots: async () => {
    made += 1;
    return { body: { region: 'NS', weekdays: ['mon' as const], from: 8, to: 12, price: made, capacity: 4 } };
  },
};
