/** Questions of one practice. */
export const QUESTIONS = 6
/** Characters of an answer that are read; ten minutes of fast speech have fewer. Calls and forms refuse longer ones. */
export const MAX_ANSWER = 8_000
/** Words below which an answer says too little to be measured. */
export const MIN_WORDS = 3
/** Characters of the person's own words that a question repeats. */
export const MAX_REPEATED = 110
/** Figures that a measure lists. */
export const MAX_FIGURES = 6
/** Lines of the résumé that an answer is compared with. */
export const MAX_LINES = 400

/** Words of one to two minutes of speech: the length the page asks for is the one it measures. */
export const COMFORTABLE = { least: 120, most: 250 } as const
