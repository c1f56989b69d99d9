import { PageLink } from '../../ui/PageLink.tsx';

type Neighbor = { href: string; title: string };
type Props = {
  labels: { previous: string; next: string };
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
};

export function ArticleNeighbors({ labels, previous, next }: Props) {
  return (
    <nav
      aria-label={`${labels.previous}, ${labels.next}`}
      className="border-t-2 border-highlight tone-tint print:hidden"
    >
      <div className={`wrap grid ${previous && next ? 'md:grid-cols-2' : ''}`}>
        {previous && <NeighborLink label={labels.previous} rel="prev" {...previous} />}
        {next && <NeighborLink label={labels.next} rel="next" {...next} />}
      </div>
    </nav>
  );
}

const sides = {
  prev: 'md:not-last:pe-8',
  next: 'max-md:not-first:border-t md:not-first:border-s-2 md:not-first:border-highlight md:not-first:ps-8 md:text-end',
};

function NeighborLink({
  label,
  rel,
  href,
  title,
}: Neighbor & { label: string; rel: keyof typeof sides }) {
  return (
    <PageLink href={href} rel={rel} className={`group block border-line py-10 ${sides[rel]}`}>
      <span className="block label-text">{label}</span>
      <span className="mt-2 block font-display text-heading decoration-highlight decoration-2 underline-offset-8 group-hover:underline">
        {title}
      </span>
    </PageLink>
  );
}
