import type { ReactNode } from 'react';
import type { Link } from '../../sections/navigation.ts';
import type { CaseStudyLabels } from '../../schema/work-shared.ts';
import { PageLink } from '../../ui/PageLink.tsx';

type Props = {
  client: string;
  year: number;
  services: Link[];
  industry?: Link | undefined;
  labels: CaseStudyLabels;
};

export function CaseStudyFacts({ client, year, services, industry, labels }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-1 border-t-2 border-highlight pt-4 lg:grid-cols-[3fr_6fr_2fr_1fr]">
      <Fact label={labels.client} className="max-lg:col-span-2">
        <span className="block max-w-measure py-2 leading-snug">{client}</span>
      </Fact>
      <Fact label={labels.services} className="max-lg:col-span-2">
        <span className="flex flex-wrap gap-x-6">
          {services.map((service) => (
            <FactLink key={service.href} {...service} />
          ))}
        </span>
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

type FactProps = { label: string; className?: string; children: ReactNode };

const Fact = ({ label, className, children }: FactProps) => (
  <div className={className}>
    <dt className="label-text">{label}</dt>
    <dd className="max-w-none">{children}</dd>
  </div>
);

const FactLink = ({ href, name }: Link) => (
  <PageLink href={href} className="block min-h-11 w-fit min-w-11 py-2 leading-snug link">
    {name}
  </PageLink>
);
