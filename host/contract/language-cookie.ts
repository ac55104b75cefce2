/** The cookie of the language that somebody has chosen (I18N-004). */
export const languageCookie = 'lang';
