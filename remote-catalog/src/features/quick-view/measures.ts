/** The drawer's width and how many choices stand side by side in its lists (document 3 §9). */
export const quickViewMeasures = { width: '455px', slidesPerView: 7 } as const;
