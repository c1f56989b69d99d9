export type Points = {
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};
