/** The services that a visitor can tick, in the order of the form, with their labels. */
export const SERVICE_LABELS = {
  webDevelopment: 'Web Development',
  customSoftware: 'Custom Software Development',
  mobileApp: 'Mobile App Development',
  uiUx: 'UI/UX Design',
  qualityAssurance: 'Quality Assurance',
} as const;

export type ServiceKey = keyof typeof SERVICE_LABELS;

export const SERVICE_KEYS = Object.keys(SERVICE_LABELS) as ServiceKey[];
