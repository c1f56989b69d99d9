import type { ReactNode } from 'react';
import type { Link } from '../../lib/navigation.ts';
import type { WorkLabels } from '../../schema/work-shared.ts';

type Props = {
  client: string;
  year: number;
  services: Link[];
  industry?: Link | undefined;
  labels: WorkLabels;
};

/** Who, what, for which trade and when, on one rule; what has a page leads there. */
export function CaseFacts({ client, year, services, industry, labels }: Props) {
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6 border-t-2 border-highlight pt-4 lg:mt-14 lg:grid-cols-12">
      <Fact label={labels.client} className="col-span-2 lg:col-span-5">
        <span className="flex min-h-11 items-center">{client}</span>
      </Fact>
      <Fact label={labels.services} className="lg:col-span-3">
        {services.map((service) => (
          <FactLink key={service.href} {...service} />
        ))}
      </Fact>
      {industry && (
        <Fact label={labels.industry} className="lg:col-span-2">
          <FactLink {...industry} />
        </Fact>
      )}
      <Fact label={labels.year} className="lg:col-span-2">
        <span className="flex min-h-11 items-center tabular-nums">{year}</span>
      </Fact>
    </dl>
  );
}

function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="annotation">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const FactLink = ({ href, name }: Link) => (
  <a href={href} className="flex min-h-11 w-fit min-w-11 items-center link">
    {name}
  </a>
);
