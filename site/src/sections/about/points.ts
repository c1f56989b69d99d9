/** A heading, what it is about, and points under it. */
export type Points = {
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};
