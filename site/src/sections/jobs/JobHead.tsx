import type { JobCard } from './job-card.ts';
import type { Link } from '../navigation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FactGrid } from '../../ui/FactGrid.tsx';

type Props = JobCard & { list: Link; button: string };

export function JobHead({ title, lede, facts, closes, list, button }: Props) {
  return (
    <header className="wrap pt-6 pb-10 lg:pt-10 lg:pb-14">
      <p>
        <TextLink href={list.href}>{list.name}</TextLink>
      </p>
      <h1 className="mt-6 text-title">{title}</h1>
      <p className="mt-6 text-lede text-muted">{lede}</p>
      <FactGrid facts={facts} className="mt-10" />
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href="#apply">{button}</ButtonLink>
        {closes && <span className="text-small">{closes}</span>}
      </p>
    </header>
  );
}
