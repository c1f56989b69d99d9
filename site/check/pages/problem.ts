export type ProblemKind = keyof typeof PROBLEM_KINDS;

export type PageProblem = {
  kind: ProblemKind;
  location: string;
  message: string;
};

const PRODUCT_FIX =
  'If you changed only your folder, this is a problem of the product: report it with these words.';

/** For owners who know no code: what each kind of problem means for visitors, and how to fix it. */
export const PROBLEM_KINDS = {
  content: {
    title: 'What the files say',
    why: 'The site cannot be built from files that cannot be understood, or would say something wrong.',
    fix: 'Correct what is named above, and check again.',
  },
  missing: {
    title: 'A page that does not answer',
    why: 'Visitors and search engines that ask for it get nothing.',
    fix: 'Look for its file in your folder: its name is the last part of the address.',
  },
  token: {
    title: 'A placeholder that was not filled in',
    why: 'Visitors read the braces instead of a name.',
    fix: 'Search your folder for the words; a placeholder may be misspelled or not known on that page.',
  },
  link: {
    title: 'A link or a picture that leads nowhere',
    why: 'Visitors who follow the link see the 404 page, and a missing picture leaves a gap.',
    fix: 'Search your folder for the address and correct it, or add the page it means.',
  },
  structure: {
    title: 'Headings and landmarks',
    why: 'Screen readers and search engines find their way by one main heading and by header, main part and footer.',
    fix: 'Give the page exactly one main heading. If you changed none, tell the people who maintain the site’s code.',
  },
  accessibility: {
    title: 'Accessibility',
    why: 'Somebody who uses a keyboard, a screen reader or large type cannot use this part.',
    fix: 'Look at the part that is named: words that are missing or doubled in your files are the usual cause.',
  },
  contrast: {
    title: 'Colors that are too much alike',
    why: 'People with low vision, or in bright sunlight, cannot read it.',
    fix: 'Make one of the two colors darker or lighter in your brand’s colors, in the scheme that is named.',
  },
  logo: {
    title: 'A logo that is lost on dark backgrounds',
    why: 'Visitors cannot see the logo in the footer or, if they prefer dark colors, anywhere on the site.',
    fix: 'Put the same logo in light colors beside it, as logo-dark.svg.',
  },
  overflow: {
    title: 'Wider than the screen',
    why: 'Visitors on a telephone have to scroll sideways, or words are cut off.',
    fix: 'Shorten the word or the line that is named, or let it break with a hyphen.',
  },
  spacing: {
    title: 'No room for wider text',
    why: 'Readers who set wider lines and letters for themselves find words cut off or on top of each other.',
    fix: 'Shorten the words that are named. If you changed none, tell the people who maintain the site’s code.',
  },
  lines: {
    title: 'Lines that are too long to read',
    why: 'Beyond 68 characters the eye loses the next line.',
    fix: PRODUCT_FIX,
  },
  target: {
    title: 'Targets that are too small',
    why: 'On a phone, people miss targets smaller than 44 by 44 pixels, and with a mouse, those smaller than 24 by 24.',
    fix: PRODUCT_FIX,
  },
  shift: {
    title: 'Content that moves while the page loads',
    why: 'Visitors lose the line they read, or press what has just come under their finger.',
    fix: 'Look for a picture or a text that was added last. If you changed none, report it with these words.',
  },
  glued: {
    title: 'Words that run together',
    why: 'Two words are read aloud and copied as one.',
    fix: 'Put a space or a line break between the two parts that are named.',
  },
  paper: {
    title: 'On paper',
    why: 'What somebody prints is cut off, cannot be read, or shows what only a screen can use.',
    fix: 'Shorten the word or the line that is named. If you changed none, report it with these words.',
  },
  console: {
    title: 'An error in the browser',
    why: 'Something on the page does not work, though it may look as if it did.',
    fix: PRODUCT_FIX,
  },
  csp: {
    title: 'Content that the browser blocked',
    why: 'The site allows only its own files, so that nobody can inject others. Visitors do not see what is blocked.',
    fix: 'Remove content from other sites and content with its own scripts or styles, and keep files in your folder.',
  },
  markup: {
    title: 'Markup',
    why: 'Browsers and screen readers guess at what is not valid HTML, and each guesses differently.',
    fix: 'If you wrote HTML into a text, correct it. If not, report it with these words.',
  },
  address: {
    title: 'Addresses that search engines read',
    why: 'Search engines list a page twice, in the wrong language, or not at all.',
    fix: PRODUCT_FIX,
  },
  structuredData: {
    title: 'What search engines read',
    why: 'Search results show the page without its name, date or company, or not at all.',
    fix: 'Fill in the fact that is named in company.yaml or at the head of the page’s file.',
  },
  weight: {
    title: 'Weight',
    why: 'Heavy pages load slowly on a slow connection, and visitors leave.',
    fix: 'Make the heaviest parts smaller: shorter pages, fewer pictures or faces.',
  },
} as const;

export const severityOf = ({ kind }: PageProblem) => (kind === 'logo' ? 'warning' : 'error');

/** Shortens what a problem shows to what a person reads. */
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
};

const formatPlaces = (locations: string[]) => {
  const shown = locations.slice(0, 3).join(', ');
  return locations.length > 3 ? `${shown} and ${locations.length - 3} more` : shown;
};

/** Groups problems that are the same on several pages: each group is a line of the report. */
export const groupProblems = (problems: PageProblem[]): PageProblem[][] => [
  ...Map.groupBy(problems, (problem) => `${problem.kind} ${shorten(problem.message)}`).values(),
];

/** Formats all problems, each with where it is, why it matters and how to fix it. */
export function formatPageProblems(problems: PageProblem[]): string {
  const texts = Object.entries(PROBLEM_KINDS).flatMap(([kind, { title, why, fix }]) => {
    const ofKind = problems.filter((problem) => problem.kind === kind);
    if (ofKind.length === 0) return [];
    const lines = groupProblems(ofKind).flatMap((found) => {
      const places = formatPlaces([...new Set(found.map(({ location }) => location))]);
      return found
        .slice(0, 1)
        .map(
          (problem) => `  ${severityOf(problem)}: ${shorten(problem.message)}\n    on ${places}`,
        );
    });
    return [`${title}\n${lines.join('\n')}\n  Why: ${why}\n  Fix: ${fix}\n`];
  });
  return texts.join('\n');
}
