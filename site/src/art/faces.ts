import { faces as ofCompany } from 'company:brand';

/** The company's faces that are files: variable, local, cut down by integrations/cut-fonts.ts. */
export const faces = ofCompany;
