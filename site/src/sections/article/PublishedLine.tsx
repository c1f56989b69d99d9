import { Fragment } from 'react';

type Props = {
  published: string;
  shownDate: string;
  date: string;
  company: string;
  author: string;
};

export function PublishedLine({ published, shownDate, date, company, author }: Props) {
  const tokens = {
    '{date}': <time dateTime={date}>{shownDate}</time>,
    '{company}': company,
    '{author}': author,
  };
  return (
    <p className="text-lede text-muted">
      {published.split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>
          {part in tokens ? tokens[part as keyof typeof tokens] : part}
        </Fragment>
      ))}
    </p>
  );
}
