import type { Picture } from './picture.ts';
import { Monogram } from './Monogram.tsx';
import { PictureFrame } from './PictureFrame.tsx';

type Props = { name: string; portrait?: Picture | undefined };

export function Portrait({ name, portrait }: Props) {
  return portrait ? <PictureFrame picture={portrait} /> : <Monogram name={name} />;
}
