import { Mark } from '../art/Mark.tsx';
import './Wordmark.css';

const variants = {
  header: { link: 'wordmark', mark: 'size-8' },
  footer: { link: 'wordmark inline-flex text-heading', mark: 'size-10' },
};

type Props = { companyName: string; place?: keyof typeof variants };

/** The company's mark and name, which lead home. */
export function Wordmark({ companyName, place = 'header' }: Props) {
  const variant = variants[place];
  return (
    <a href="/" className={variant.link}>
      <Mark companyName={companyName} className={variant.mark} />
      {companyName}
    </a>
  );
}
