import './Steps.css';
type Props = { steps: { title: string; text: string }[] };

/** A story in moments, as a list. */
export const Steps = ({ steps }: Props) => (
  <ol className="demo-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
