/** The drawer's width (QV-001) and how many choices stand side by side in its lists (QV-013). */
export const quickViewMeasures = { width: '455px', slidesPerView: 7 } as const;
