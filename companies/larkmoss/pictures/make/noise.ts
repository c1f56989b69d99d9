function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647 ^ 0x51ab3);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth random values in space, from 0 to 1, one for each unit. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const along = (jj: number, kk: number) => {
    const a = hash(i, jj, kk);
    return a + (hash(i + 1, jj, kk) - a) * u;
  };
  const near = along(j, k) + (along(j + 1, k) - along(j, k)) * v;
  const far = along(j, k + 1) + (along(j + 1, k + 1) - along(j, k + 1)) * v;
  return near + (far - near) * w;
}

/** Noise with finer noise in it, from 0 to 1. */
export function layered(x: number, y: number, z: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  let all = 0;
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * noise(x, y, z);
    all += weight;
    weight *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
    z = z * 2.03 + 11.3;
  }
  return sum / all;
}
