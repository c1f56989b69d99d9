import type { ReactNode } from 'react';
import type { Link } from '../../lib/navigation.ts';
import type { WorkLabels } from '../../schema/work-shared.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import './CaseFacts.css';

type Props = {
  client: string;
  year: number;
  services: Link[];
  industry?: Link | undefined;
  labels: WorkLabels;
};

export function CaseFacts({ client, year, services, industry, labels }: Props) {
  return (
    <dl className="case-facts mt-10 border-t-2 border-highlight pt-4">
      <Fact label={labels.client}>
        <span className="block py-2 leading-snug">{client}</span>
      </Fact>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="annotation">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const FactLink = ({ href, name }: Link) => (
  <PageLink href={href} className="inline-block min-h-11 min-w-11 py-2 leading-snug link">
    {name}
  </PageLink>
);
