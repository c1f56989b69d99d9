import { Band } from '../../ui/Band.tsx';

const colors = [
  ['paper', 'bg-paper'],
  ['tint', 'bg-tint'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['edge', 'bg-edge'],
  ['accent', 'bg-accent'],
  ['highlight', 'bg-highlight'],
] as const;

const sizes = [
  ['hero', 'text-hero font-display'],
  ['title', 'text-title font-display'],
  ['heading', 'text-heading font-display'],
  ['subheading', 'text-subheading font-display'],
  ['lede', 'text-lede'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['note', 'label-text'],
] as const;

export function Tokens({ tone }: { tone: 'paper' | 'tint' | 'ink' }) {
  return (
    <Band tone={tone}>
      <h2 className="text-heading">{tone}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-7">
        {colors.map(([name, look]) => (
          <li key={name} className="label-text">
            <span className={`mb-2 block h-16 border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="mt-10">
        {sizes.map(([name, look]) => (
          <li key={name} className={look}>
            {name}: the quick brown fox
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a className="link" href="/">
          A link in text
        </a>
      </p>
    </Band>
  );
}
