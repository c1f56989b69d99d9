import { Band } from '../../ui/Band.tsx';
import { Quarters } from '../../ui/Quarters.tsx';

type Props = {
  heading: string;
  tone?: 'paper' | 'tint';
  links: { title: string; text: string; href: string }[];
};

/** Where to go from a page that says one thing, with a reason for each way. */
export function Leads({ heading, links, tone = 'tint' }: Props) {
  return (
    <Band tone={tone} labelledBy="leads">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="leads" className="text-heading lg:col-span-4">
          {heading}
        </h2>
        <Quarters as="ul" className="lg:col-span-8">
          {links.map(({ title, text, href }) => (
            <li key={href} className="relative">
              <a
                href={href}
                className="block font-display text-subheading text-balance link after:absolute after:inset-0"
              >
                {title}
              </a>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </Quarters>
      </div>
    </Band>
  );
}
