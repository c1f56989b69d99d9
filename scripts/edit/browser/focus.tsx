import type { CustomFieldControlProps } from '@sveltia/cms';

// The focus point of a picture, set on the picture itself or, with the keyboard, on two sliders.

const words: Record<string, number> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

const ring = {
  position: 'absolute',
  translate: '-50% -50%',
  pointerEvents: 'none',
  padding: '0.5rem',
  border: '2px solid white',
  borderRadius: '50%',
  outline: '2px solid black',
} as const;

export function FocusPoint({ value, onChange }: CustomFieldControlProps) {
  const written = typeof value === 'string' && value !== '' ? value : 'center center';
  const point = written.split(' ').map((word) => words[word] ?? parseInt(word, 10));
  const set = (to: number[]) => onChange(to.map((one) => `${Math.round(one)}%`).join(' '));
  return (
    <div className="focus-point">
      <div
        style={{ position: 'relative', inlineSize: 'fit-content', cursor: 'crosshair' }}
        onClick={({ nativeEvent, currentTarget }) => {
          const { width, height } = currentTarget.getBoundingClientRect();
          set([(nativeEvent.offsetX / width) * 100, (nativeEvent.offsetY / height) * 100]);
        }}
      >
        <img alt="" style={{ display: 'block', maxBlockSize: '16rem' }} />
        <i style={{ ...ring, left: `${point[0]}%`, top: `${point[1]}%` }} />
      </div>
      {['left', 'top'].map((side, axis) => (
        <label key={side}>
          {`From the ${side} `}
          <input
            type="range"
            value={point[axis]}
            onChange={({ target }) => set(point.with(axis, Number(target.value)))}
          />
        </label>
      ))}
    </div>
  );
}

/** Shows in each such field the picture of the field beside it. */
export function showPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.focus-point img')) {
    const field = image.closest<HTMLElement>('[data-key-path]');
    const path = field?.dataset.keyPath?.replace(/[^.]+$/, 'src') ?? '';
    const beside = `:scope > [data-key-path="${CSS.escape(path)}"] img`;
    const src = field?.parentElement?.querySelector<HTMLImageElement>(beside)?.src;
    if (src && image.src !== src) image.src = src;
  }
}
