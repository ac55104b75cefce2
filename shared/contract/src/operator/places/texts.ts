export const textPlaces = { pages: { needs: ['body'] }, news: { needs: ['text'], may: ['url'] } } as const;
