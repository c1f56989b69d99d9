import type { Office, OpeningHours, PostalAddress } from '../schema/office.ts';
import type { SocialLink } from './social.ts';

export type CompanyDetails = {
  name: string;
  legalName: string;
  blurb: string;
  description: string;
  email: string;
  phone: string;
  social: SocialLink[];
  address?: PostalAddress | undefined;
  hours?: OpeningHours | undefined;
  offices: Office[];
};
