import { ConceptMark } from './ConceptMark.tsx';

type Props = { client: string; year: number; concept?: string | undefined; className?: string };

export function WorkByline({ client, year, concept, className = '' }: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 annotation ${className}`}>
      <span>
        {client}, {year}
      </span>
      <ConceptMark words={concept} />
    </p>
  );
}
