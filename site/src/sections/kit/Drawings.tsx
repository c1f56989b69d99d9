import type { CustomerMark } from '../../art/customer-logos.ts';
import { Band } from '../../ui/Band.tsx';
import { CustomerLogo } from '../CustomerLogo.tsx';

export function Drawings({ marks }: { marks: CustomerMark[] }) {
  return (
    <Band tone="tint">
      <h2 className="text-heading">Drawings</h2>
      <ul className="mt-8 grid grid-cols-4 gap-8 lg:grid-cols-8">
        {marks.map((mark, index) => (
          <li key={mark.mark}>
            <CustomerLogo mark={mark} label={mark.name ?? `Company logo ${index + 1}`} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
