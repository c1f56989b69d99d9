/** Sixteen customer logos as path data on a field of 160 × 64: what is filled, what is drawn. */
export interface MarkShapes {
  fill?: string;
  line?: string;
  width?: number;
}

export const customerMarks: Readonly<Record<string, MarkShapes>> = {
  'mark-01': { fill: 'M48 16h64v32H48z' },
};
