import { art } from '../../art/art.ts';
import type { Navigation } from '../../lib/navigation.ts';
import { Panel, PanelHead } from './Panel.tsx';
import { PanelLink } from './PanelLink.tsx';

type Props = Pick<Navigation, 'categories' | 'panels'> & { path: string };

const drawing = art.ServicesPanel && '/art/services-panel.svg';

export function ServicesPanel({ categories, panels, path }: Props) {
  return (
    <Panel id="services-panel" drawing={drawing} {...panels.services}>
      <div className="grid grid-cols-4 gap-x-8 gap-y-10">
        {categories.map(({ categoryName, services }) => (
          <div key={categoryName}>
            <PanelHead>{categoryName}</PanelHead>
            <ul className="mt-2">
              {services.map(({ name, href }) => (
                <li key={href}>
                  <PanelLink href={href} current={href === path}>
                    {name}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
