import type { ReactNode } from 'react';
import type { Link } from '../../sections/navigation.ts';
import type { WorkLabels } from '../../schema/work-shared.ts';
import { PageLink } from '../../ui/PageLink.tsx';

type Props = {
  client: string;
  year: number;
  reference?: string | undefined;
  services: Link[];
  industry?: Link | undefined;
  labels: WorkLabels;
};

/** Longer texts have the whole width of a phone, below their label. */
const MAX_BESIDE_LENGTH = 60;

export function CaseFacts({ client, year, reference, services, industry, labels }: Props) {
  const columns = reference
    ? 'lg:grid-cols-[4fr_5fr_4fr_2fr_1fr]'
    : 'lg:grid-cols-[5fr_3fr_2fr_2fr]';
  return (
    <dl
      className={`mt-8 grid border-t-2 border-highlight pt-2 lg:mt-10 lg:gap-x-8 lg:pt-4 ${columns}`}
    >
      <Fact label={labels.client} isLong={client.length > MAX_BESIDE_LENGTH}>
        <span className="block py-2 leading-snug">{client}</span>
      </Fact>
      {reference && (
        <Fact label={labels.reference} isLong={reference.length > MAX_BESIDE_LENGTH}>
          <span className="block max-w-measure py-2 leading-snug">{reference}</span>
        </Fact>
      )}
      <Fact label={labels.services}>
        {services.map((service) => (
          <span key={service.href} className="block">
            <FactLink {...service} />
          </span>
        ))}
      </Fact>
      {industry && (
        <Fact label={labels.industry}>
          <FactLink {...industry} />
        </Fact>
      )}
      <Fact label={labels.year}>
        <span className="block py-2 leading-snug tabular">{year}</span>
      </Fact>
    </dl>
  );
}

type FactProps = { label: string; isLong?: boolean; children: ReactNode };

function Fact({ label, isLong = false, children }: FactProps) {
  const beside = 'max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:items-baseline max-lg:gap-x-4';
  return (
    <div className={isLong ? 'max-lg:mt-2' : beside}>
      <dt className="annotation">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const FactLink = ({ href, name }: Link) => (
  <PageLink href={href} className="block min-h-11 w-fit min-w-11 py-2 leading-snug link">
    {name}
  </PageLink>
);
