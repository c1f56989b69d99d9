type Props = { heading: string; text: string; closedOnPhones?: true };

/**
 * A heading that folds the text below it; on a desktop, the text is in the last five columns of the grid around both.
 */
export function Disclosure({ heading, text, closedOnPhones }: Props) {
  return (
    <details
      open
      className="border-t border-line lg:col-span-full lg:grid lg:grid-cols-subgrid lg:details-content:col-[-6/-1]"
      data-closed-on-phones={closedOnPhones && ''}
    >
      <summary className="fold items-start py-4 after:mt-1.5 hover:text-accent lg:col-[1/-6] lg:py-5">
        <h3 className="text-subheading text-balance">{heading}</h3>
      </summary>
      <p className="pb-4 text-muted lg:pt-5 lg:pb-6">{text}</p>
    </details>
  );
}
