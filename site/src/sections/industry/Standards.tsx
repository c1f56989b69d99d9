import { Band } from '../../ui/Band.tsx';

type Props = { heading: string; standards: { name: string; text: string }[] };

/** The rules and interfaces of the trade, as a ruled table. */
export function Standards({ heading, standards }: Props) {
  return (
    <Band labelledBy="standards">
      <table className="w-full border-b border-line text-start">
        <caption className="pb-6 text-start">
          <h2 id="standards" className="text-heading">
            {heading}
          </h2>
        </caption>
        <tbody>
          {standards.map(({ name, text }) => (
            <tr key={name} className="grid border-t border-line py-5 md:grid-cols-12 md:gap-x-8">
              <th
                scope="row"
                className="text-start font-display text-subheading font-normal md:col-span-5"
              >
                {name}
              </th>
              <td className="mt-1.5 max-w-measure text-muted md:col-span-7 md:mt-0">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
