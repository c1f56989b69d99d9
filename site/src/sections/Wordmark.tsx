import { Mark } from '../art/Mark.tsx';
import './Wordmark.css';

const looks = {
  header: { link: 'wordmark', mark: 'size-8' },
  footer: { link: 'wordmark inline-flex text-heading', mark: 'size-10' },
};

type Props = { companyName: string; place?: keyof typeof looks };

/** The company's mark and name, which lead home. */
export function Wordmark({ companyName, place = 'header' }: Props) {
  const look = looks[place];
  return (
    <a href="/" className={look.link}>
      <Mark companyName={companyName} className={look.mark} />
      {companyName}
    </a>
  );
}
