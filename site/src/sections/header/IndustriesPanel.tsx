import { art } from '../../art/art.ts';
import type { Navigation } from '../../lib/navigation.ts';
import { Panel, PanelHead } from './Panel.tsx';
import { PanelLink } from './PanelLink.tsx';

type Props = Pick<Navigation, 'industries' | 'panels'> & { path: string };

const drawing = art.IndustriesPanel && '/art/industries-panel.svg';

export function IndustriesPanel({ industries, panels, path }: Props) {
  const { subHeading, ...intro } = panels.industries;
  return (
    <Panel id="industries-panel" {...intro} drawing={drawing}>
      <PanelHead>{subHeading}</PanelHead>
      <ul className="mt-2 grid grid-cols-4 gap-x-8 gap-y-10">
        {industries.map(({ name, href, fact }) => (
          <li key={href}>
            <PanelLink href={href} current={href === path}>
              {name}
            </PanelLink>
            {fact && (
              <p className="annotation">
                {fact.label} <span className="block text-ink">{fact.value}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
