// The language that this build is in: a site in several languages is one build for each.

/** Its BCP 47 tag. */
export const language: string = import.meta.env.LANGUAGE;

/** The same for dates and lists in prose: English has the day before the month there, wherever it is read. */
export const inProse: string = import.meta.env.LANGUAGE_IN_PROSE;
