import type { Customer } from '../../art/customer-logos.ts';
import { Band } from '../../ui/Band.tsx';
import { CustomerLogo } from '../CustomerLogo.tsx';

export function Drawings({ customers }: { customers: Customer[] }) {
  return (
    <Band tone="tint">
      <h2 className="text-heading">Drawings</h2>
      <ul className="mt-8 grid grid-cols-4 gap-8 lg:grid-cols-8">
        {customers.map((customer, index) => (
          <li key={customer.logo}>
            <CustomerLogo
              customer={customer}
              label={customer.name ?? `Company logo ${index + 1}`}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
