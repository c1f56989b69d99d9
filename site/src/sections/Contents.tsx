import './Contents.css';

type Heading = { slug: string; text: string };
type Props = {
  label: string;
  folded: string;
  headings: Heading[];
  className?: string;
};

export function Contents({ label, folded, headings, className = '' }: Props) {
  if (headings.length === 0) return null;
  return (
    <div className={`contents-list print:hidden ${className}`}>
      <details className="border-y border-line lg:hidden">
        <summary className="fold min-h-12 font-semibold">{label}</summary>
        <nav aria-label={folded} className="pb-3">
          <List headings={headings} />
        </nav>
      </details>
      <nav aria-label={label} className="sticky top-28 hidden lg:block">
        <p className="label-text">{label}</p>
        <List headings={headings} />
      </nav>
    </div>
  );
}

function List({ headings }: { headings: Heading[] }) {
  return (
    <ol className="mt-2 border-s border-line text-small">
      {headings.map(({ slug, text }) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            className="contents-link flex min-h-11 items-center py-1.5 ps-4 leading-snug text-muted hover:text-accent lg:pointer-fine:min-h-0"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
