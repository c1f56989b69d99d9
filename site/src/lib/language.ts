// The language that this build is in: a site in several languages is one build for each.

/** Its BCP 47 tag. */
export const language: string = import.meta.env.LANGUAGE;

/** English prose has the day before the month wherever it is read; a label has it as in the United States. */
export const inProse = language === 'en' ? 'en-GB' : language;
