import { suppressionBy } from '../../parts/pop-ups/suppression.ts';

/** Until when the magazine's pop-up stays away (POP-024). */
export const magazineSuppression = suppressionBy('magazine_popup_until');
