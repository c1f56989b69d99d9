import type { EmblaCarouselType } from 'embla-carousel';

// Embla steps its animation 60 times a second, whatever the display does.
const STEPS_PER_MS = 60 / 1000;

const ease = (share: number) => 1 - (1 - share) ** 3;

/**
 * Gives a carousel's own movements an exact duration. Embla's `duration` is an attraction and not a
 * time, so its scroll body is replaced, as its Auto Scroll plugin does; what a finger drags keeps
 * the original one.
 */
export function timed(embla: EmblaCarouselType, milliseconds: number): void {
  const engine = embla.internalEngine();
  const { location, previousLocation, target, options } = engine;
  const original = engine.scrollBody;
  const steps = Math.round(milliseconds * STEPS_PER_MS);
  let aim = target.get();
  let step = steps;

  engine.scrollBody = {
    ...original,
    seek() {
      // Dragging sets durations of its own: then this movement is not ours.
      if (original.duration() !== options.duration) return original.seek();
      // The looper moves location and target together; only the way between them counts.
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
