import { markSvg } from '../art/mark-svg.ts';

export const GET = () => new Response(markSvg());
