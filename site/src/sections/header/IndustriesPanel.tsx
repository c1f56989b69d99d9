import type { Navigation } from '../../lib/navigation.ts';
import { Panel } from './Panel.tsx';
import { PanelLink } from './PanelLink.tsx';

type Props = Pick<Navigation, 'industries' | 'panels'> & { path: string };

export function IndustriesPanel({ industries, panels, path }: Props) {
  const { intro, text, subHeading } = panels.industries;
  return (
    <Panel id="industries-panel" intro={intro} text={text}>
      <p className="panel-head annotation">{subHeading}</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-8">
        {industries.map(({ name, href }) => (
          <li key={href}>
            <PanelLink href={href} current={href === path}>
              {name}
            </PanelLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
