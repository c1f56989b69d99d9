import { hasLogo, Logo } from '../art/Logo.tsx';
import { Mark } from '../art/Mark.tsx';
import { Name } from '../ui/Name.tsx';
import { PageLink } from '../ui/PageLink.tsx';

const variants = {
  header: { link: 'flex text-subheading', mark: 'size-8' },
  footer: { link: 'inline-flex text-heading', mark: 'size-10', scale: 1.4, onInk: true },
};

type Props = { companyName: string; place?: keyof typeof variants };

export function Wordmark({ companyName, place = 'header' }: Props) {
  const { link, mark, ...background } = variants[place];
  return (
    <PageLink
      href="/"
      className={`min-h-target items-center gap-3 font-display hover:text-accent ${link}`}
    >
      {hasLogo ? (
        <Logo companyName={companyName} {...background} />
      ) : (
        <>
          <Mark companyName={companyName} className={mark} {...background} />
          <Name>{companyName}</Name>
        </>
      )}
    </PageLink>
  );
}
