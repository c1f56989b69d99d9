import { ConceptLabel } from './ConceptLabel.tsx';

type Props = { client: string; year: number; concept?: string | undefined; className?: string };

export function CaseStudyByline({ client, year, concept, className = '' }: Props) {
  return (
    <p className={`max-w-measure label-text ${className}`}>
      <ConceptLabel text={concept} />
      {concept && ' · '}
      {client}, {year}
    </p>
  );
}
