import { layered, noise } from '../noise.ts';
import { random, seed } from '../random.ts';
import type { Exposure } from '../trace.ts';

// Metres, here: x to the right, y up, z ahead.
const sun = [0.3, 0.052, 0.952] as const;

/** How high the ground is, without its clods. */
function ground(x: number, z: number): number {
  const roll = 1.5 * (layered(x / 95 + 3, z / 110, 1, 1) - 0.5) + 0.00004 * z * z;
  const bend = x + 0.0011 * z * z * 0.5 + 2.4 * noise(z / 40, 3, 1);
  const phase = bend / 0.82;
  const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * phase);
  const far = Math.min(1, 26 / (z + 1));
  return (
    roll + 0.23 * far ** 0.3 * (wave ** 0.8 - 0.5) * (0.75 + 0.5 * noise(phase * 0.9, z / 5, 9))
  );
}

/** The ground with clods. */
function rough(x: number, z: number): number {
  const near = Math.min(1, 9 / (z + 1));
  return (
    ground(x, z) +
    near * 0.14 * (layered(x * 3.1, z * 3.1, 5, 3) - 0.5) +
    0.03 * (noise(x * 1.3, z * 1.3, 2) - 0.5)
  );
}

function sky(dx: number, dy: number, dz: number): [number, number, number] {
  const up = Math.max(0, dy);
  const toSun = Math.min(1, Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]));
  const low = Math.exp(-up * 7);
  const glow = 0.9 * toSun ** 9 * Math.exp(-up * 4.5) + 2.6 * toSun ** 160 + 7 * toSun ** 2400;
  let r = 0.2 + 0.42 * low + glow * 1.05;
  let g = 0.265 + 0.24 * low + glow * 0.56;
  let b = 0.36 + 0.08 * low + glow * 0.2;
  // Long clouds, lit from below where they are near the sun.
  const flat = 1 / (up + 0.085);
  const cloud =
    layered(dx * flat * 0.85 + 4, flat * 0.95, 2, 6) * 0.75 +
    0.25 * layered(dx * flat * 3, flat * 4.2, 8, 4);
  const thick =
    Math.min(1, Math.max(0, (cloud - 0.47) * 4.6)) * Math.min(1, up * 16) * Math.exp(-up * 0.9);
  const lit = 0.22 + 1.5 * toSun ** 5 * Math.exp(-up * 2.6) * (1.25 - thick * 0.65);
  r += (0.15 + lit * 0.95 - r) * thick * 0.72;
  g += (0.16 + lit * 0.47 - g) * thick * 0.72;
  b += (0.22 + lit * 0.3 - b) * thick * 0.72;
  return [r, g, b];
}

/** How high the hedges and woods far away stand, as a slope seen from the camera. */
function hedge(slope: number, which: number): number {
  const [scale, base, high] = [
    [26, 0.0015, 0.011],
    [15, 0.005, 0.015],
    [7, 0.011, 0.016],
  ][which] ?? [9, 0, 0];
  const crowns = layered(slope * (scale ?? 9) + which * 31, which, 4, 6);
  const gap = noise(slope * 6 + which * 9, which, 1);
  const hill = layered(slope * 1.4 + which * 5, 2, which, 2);
  const trees = Math.max(0, crowns - 0.34) * Math.min(1, Math.max(0.12, (gap - 0.3) * 4));
  return (base ?? 0) + 0.012 * which * hill + (high ?? 0) * trees * 1.7;
}

/** The furrows of a field up to its hedges, in the haze after the sun's last hour. */
export function fieldDusk(wide: number, high: number, samples: number): Promise<Exposure> {
  const light = new Float32Array(wide * high * 3);
  const eye = 1.75 + ground(0, 0);
  const field = 0.62;
  for (let y = 0; y < high; y++) {
    seed(y + 1);
    if (y % 50 === 0) console.log(`${Math.round((100 * y) / high)} %`);
    for (let x = 0; x < wide; x++) {
      let [r, g, b] = [0, 0, 0];
      for (let sample = 0; sample < samples; sample++) {
        const dx0 = ((x + random()) / wide - 0.5) * field * (wide / high);
        const dy0 = (0.5 - (y + random()) / high) * field - 0.045;
        const [r1, g1, b1] = seen(dx0, dy0, eye);
        r += r1;
        g += g1;
        b += b1;
      }
      light.set([r / samples, g / samples, b / samples], (y * wide + x) * 3);
    }
  }
  const none = new Float32Array(0);
  return Promise.resolve({ wide, high, light, albedo: none, normal: none, depth: none });
}

function seen(slopeX: number, slopeY: number, eye: number): [number, number, number] {
  const length = Math.hypot(slopeX, slopeY, 1);
  const [dx, dy, dz] = [slopeX / length, slopeY / length, 1 / length];
  const toSun = Math.max(0, dx * sun[0] + dz * sun[2]);
  // What haze hides behind is the colour of the sky just above.
  const hazeGlow = toSun ** 14;
  const haze = [0.42 + 0.78 * hazeGlow, 0.37 + 0.38 * hazeGlow, 0.37 + 0.1 * hazeGlow] as const;
  let t = 1.6;
  let before = t;
  let found = false;
  if (dy < 0.03) {
    while (t < 420) {
      const above = eye + dy * t - rough(dx * t, dz * t);
      if (above < 0.002) {
        found = true;
        break;
      }
      before = t;
      t += Math.max(0.02 + t * 0.0015, above * 0.42);
    }
  }
  if (!found) {
    let [r, g, b] = sky(dx, Math.max(dy, -0.001), dz);
    for (const which of [2, 1, 0]) {
      if (slopeY - 0.002 < hedge(slopeX, which)) {
        const far = [0.3, 0.55, 0.76][which] ?? 0.5;
        r = 0.03 + (haze[0] - 0.03) * far;
        g = 0.035 + (haze[1] - 0.035) * far;
        b = 0.035 + (haze[2] - 0.035) * far;
      }
    }
    const mist =
      0.55 *
      Math.exp(-Math.max(0, slopeY + 0.004) * 75) *
      (0.7 + 0.6 * noise(slopeX * 5, slopeY * 90, 3));
    return [r + (haze[0] - r) * mist, g + (haze[1] - g) * mist, b + (haze[2] - b) * mist];
  }
  for (let half = 0; half < 6; half++) {
    const middle = (t + before) / 2;
    if (eye + dy * middle < rough(dx * middle, dz * middle)) t = middle;
    else before = middle;
  }
  const [px, pz] = [dx * t, dz * t];
  const height = rough(px, pz);
  const e = 0.012 + t * 0.0016;
  const fine = Math.min(1, 16 / t);
  const clod = (a: number, c: number) =>
    rough(a, c) +
    fine * 0.045 * layered(a * 13, c * 13, 7, 3) +
    fine * 0.012 * noise(a * 60, c * 60, 3);
  const here = clod(px, pz);
  const nx0 = (here - clod(px + e, pz)) / e;
  const nz0 = (here - clod(px, pz + e)) / e;
  const norm = 1 / Math.hypot(nx0, 1, nz0);
  const [nx, ny, nz] = [nx0 * norm, norm, nz0 * norm];
  // Shadows of the ridges, long at this hour.
  let shade = 1;
  for (let step = 1; step < 14; step++) {
    const s = step * step * 0.022 + random() * 0.06;
    const over = height + 0.015 + sun[1] * 1.6 * s - rough(px + sun[0] * s, pz + sun[2] * s);
    shade = Math.min(shade, Math.max(0, 0.5 + (over * 9) / (s + 0.35)));
  }
  const direct = Math.max(0, nx * sun[0] + ny * sun[1] * 1.6 + nz * sun[2]) * shade;
  const open = 0.35 + 0.65 * Math.min(1, Math.max(0, (height - ground(px, pz) + 0.09) * 4 + 0.3));
  const dry = layered(px * 0.7, pz * 0.7, 11, 4);
  const tone = 0.6 + 0.8 * dry;
  let albedo = [0.145 * tone, 0.095 * tone, 0.066 * tone] as [number, number, number];
  const phase = (px + 0.00055 * pz * pz + 2.4 * noise(pz / 40, 3, 1)) / 0.82;
  const crest = Math.cos(2 * Math.PI * phase);
  const sprout = noise(px * 22, pz * 9, 4) * noise(px * 6, pz * 5, 8);
  if (crest > 0.45 && sprout > 0.4) {
    const fresh = 0.7 + 0.6 * noise(px * 40, pz * 40, 1);
    albedo = [0.1 * fresh, 0.15 * fresh, 0.035 * fresh];
  }
  let r = albedo[0] * (2.9 * 2.6 * direct + 0.62 * open * ny);
  let g = albedo[1] * (1.62 * 2.6 * direct + 0.62 * open * ny);
  let b = albedo[2] * (0.72 * 2.6 * direct + 0.75 * open * ny);
  // After rain there is water in the furrows, and wet earth beside it.
  const level = noise(phase * 0.37 + 2, pz / 9, 6) * 0.8 + 0.2 * noise(px * 2, pz * 2, 3);
  const depth = -crest - 1.02 + 0.72 * Math.max(0, level - 0.3) + 0.25 * (0.5 - dry);
  if (depth > -0.12) {
    const wet = Math.min(1, (depth + 0.12) / 0.15);
    const still = depth > 0 ? 1 : 0;
    const ripple = still ? 0.012 : 0.16;
    const wx = ripple * (noise(px * 8, pz * 5, 2) - 0.5);
    const mirrored = sky(
      dx + wx,
      Math.abs(dy) * (1 + (still ? 0.2 : 0.5) * (noise(px * 9, pz * 6, 5) - 0.5)),
      dz,
    );
    const grazing = 0.04 + 0.96 * (1 - Math.min(1, Math.abs(dy))) ** 5;
    const share = still ? Math.min(0.94, grazing + 0.1) : grazing * 0.3;
    const dark = 1 - 0.5 * wet;
    r = r * dark * (1 - share) + mirrored[0] * share * wet;
    g = g * dark * (1 - share) + mirrored[1] * share * wet;
    b = b * dark * (1 - share) + mirrored[2] * share * wet;
  }
  const hidden = 1 - Math.exp(-((t / 150) ** 1.15));
  return [r + (haze[0] - r) * hidden, g + (haze[1] - g) * hidden, b + (haze[2] - b) * hidden];
}
