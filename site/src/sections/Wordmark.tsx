import { hasLogo, Logo } from '../art/Logo.tsx';
import { Mark } from '../art/Mark.tsx';
import { Name } from '../ui/Name.tsx';
import './Wordmark.css';

const variants = {
  header: { link: 'wordmark', mark: 'size-8' },
  footer: { link: 'wordmark inline-flex text-heading', mark: 'size-10', scale: 1.4, onInk: true },
};

type Props = { companyName: string; place?: keyof typeof variants };

export function Wordmark({ companyName, place = 'header' }: Props) {
  const { link, mark, ...background } = variants[place];
  return (
    <a href="/" className={link}>
      {hasLogo ? (
        <Logo companyName={companyName} {...background} />
      ) : (
        <>
          <Mark companyName={companyName} className={mark} {...background} />
          <Name>{companyName}</Name>
        </>
      )}
    </a>
  );
}
