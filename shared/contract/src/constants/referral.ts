/** Earned with each friend who joins Plus+ (MEM-019), in cents. */
export const referralReward = 2_000;
