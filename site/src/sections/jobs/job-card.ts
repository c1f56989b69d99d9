export type JobCard = {
  href: string;
  title: string;
  lede: string;
  facts: { label: string; value: string }[];
  closes?: string | undefined;
};
