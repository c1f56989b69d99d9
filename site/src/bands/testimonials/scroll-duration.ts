import type { EmblaCarouselType } from 'embla-carousel';

// Embla advances its animation 60 times a second on every display.
const STEPS_PER_MS = 60 / 1000;

const ease = (share: number) => 1 - (1 - share) ** 3;

/**
 * Gives a carousel's own movements an exact duration. Embla's `duration` is an attraction and not a time, so this
 * replaces its scroll body, like its Auto Scroll plugin; dragging keeps the original.
 */
export function setScrollDuration(embla: EmblaCarouselType, milliseconds: number): void {
  const engine = embla.internalEngine();
  const { location, previousLocation, target, options } = engine;
  const original = engine.scrollBody;
  const steps = Math.round(milliseconds * STEPS_PER_MS);
  let aim = target.get();
  let step = steps;

  engine.scrollBody = {
    ...original,
    seek() {
      // Dragging sets another duration, so this movement is not ours.
      if (original.duration() !== options.duration) return original.seek();
      // The looper moves location and target together, so only their distance counts.
      if (Math.abs(target.get() - aim) > 0.5) step = 0;
      aim = target.get();
      const done = ease(step / steps);
      step = Math.min(steps, step + 1);
      const share = done === 1 ? 1 : (ease(step / steps) - done) / (1 - done);
      previousLocation.set(location);
      location.add((target.get() - location.get()) * share);
      return engine.scrollBody;
    },
    velocity: () => (original.duration() === options.duration ? 0 : original.velocity()),
    direction: () => Math.sign(target.get() - location.get()),
  };
}
