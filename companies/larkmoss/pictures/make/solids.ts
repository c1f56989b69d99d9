import type { Material } from './materials.ts';

const box = 0;
const ball = 1;
const tube = 2;

/** Where a thing stands: turned about y, then x, then z, in degrees. */
export type Pose = {
  at: readonly [number, number, number];
  turn?: number;
  tip?: number;
  roll?: number;
};

/** A thing in a scene. Lengths are in centimetres. */
export type Solid = {
  kind: number;
  x: number;
  y: number;
  z: number;
  // The axes of the thing, one a row.
  xx: number;
  xy: number;
  xz: number;
  yx: number;
  yy: number;
  yz: number;
  zx: number;
  zy: number;
  zz: number;
  // Half the size of a box, the radii of a ball; of a tube the lower radius, half the height, the upper one.
  a: number;
  b: number;
  c: number;
  /** How far edges are rounded. */
  bevel: number;
  /** Half the angle that is left of a tube, in radians. */
  arc: number;
  material: Material;
  /** Tells things of one material apart. */
  id: number;
  low: [number, number, number];
  high: [number, number, number];
};

let count = 0;

function solid(
  kind: number,
  size: [number, number, number],
  pose: Pose,
  material: Material,
): Solid {
  const radians = Math.PI / 180;
  const [cy, sy] = [Math.cos((pose.turn ?? 0) * radians), Math.sin((pose.turn ?? 0) * radians)];
  const [cx, sx] = [Math.cos((pose.tip ?? 0) * radians), Math.sin((pose.tip ?? 0) * radians)];
  const [cz, sz] = [Math.cos((pose.roll ?? 0) * radians), Math.sin((pose.roll ?? 0) * radians)];
  const [x, y, z] = pose.at;
  const made: Solid = {
    kind,
    x,
    y,
    z,
    xx: cy * cz + sy * sx * sz,
    xy: cx * sz,
    xz: -sy * cz + cy * sx * sz,
    yx: -cy * sz + sy * sx * cz,
    yy: cx * cz,
    yz: sy * sz + cy * sx * cz,
    zx: sy * cx,
    zy: -sx,
    zz: cy * cx,
    a: size[0],
    b: size[1],
    c: size[2],
    bevel: 0,
    arc: Math.PI,
    material,
    id: count++,
    low: [0, 0, 0],
    high: [0, 0, 0],
  };
  const wide = kind === tube ? Math.max(made.a, made.c) : made.a;
  const deep = kind === tube ? wide : made.c;
  const reach = [
    Math.abs(made.xx) * wide + Math.abs(made.yx) * made.b + Math.abs(made.zx) * deep,
    Math.abs(made.xy) * wide + Math.abs(made.yy) * made.b + Math.abs(made.zy) * deep,
    Math.abs(made.xz) * wide + Math.abs(made.yz) * made.b + Math.abs(made.zz) * deep,
  ] as const;
  made.low = [x - reach[0] - 1e-4, y - reach[1] - 1e-4, z - reach[2] - 1e-4];
  made.high = [x + reach[0] + 1e-4, y + reach[1] + 1e-4, z + reach[2] + 1e-4];
  return made;
}

/** A box of these whole lengths. */
export function aBox(
  [wide, high, deep]: readonly [number, number, number],
  pose: Pose,
  material: Material,
  bevel = 0.05,
): Solid {
  const made = solid(box, [wide / 2, high / 2, deep / 2], pose, material);
  made.bevel = bevel;
  return made;
}

/** An ellipsoid of these radii. */
export function aBall(
  radii: readonly [number, number, number],
  pose: Pose,
  material: Material,
): Solid {
  return solid(ball, [...radii], pose, material);
}

/** The mantle of a cone or cylinder, without ends: `arc` degrees of it are left, around its z axis. */
export function aTube(
  [lower, high, upper]: readonly [number, number, number],
  pose: Pose,
  material: Material,
  arc = 360,
): Solid {
  const made = solid(tube, [lower, high / 2, upper], pose, material);
  made.arc = (arc * Math.PI) / 360;
  return made;
}

/** What a ray meets: filled by {@link meets} and {@link describe}. */
export const hit = {
  distance: 0,
  thing: undefined as Solid | undefined,
  // In the thing's own axes.
  lx: 0,
  ly: 0,
  lz: 0,
  nx: 0,
  ny: 0,
  nz: 0,
};

/** Whether a ray meets a thing nearer than `hit.distance`, which it then changes. */
export function meets(
  one: Solid,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const rx = ox - one.x;
  const ry = oy - one.y;
  const rz = oz - one.z;
  const px = one.xx * rx + one.xy * ry + one.xz * rz;
  const py = one.yx * rx + one.yy * ry + one.yz * rz;
  const pz = one.zx * rx + one.zy * ry + one.zz * rz;
  const vx = one.xx * dx + one.xy * dy + one.xz * dz;
  const vy = one.yx * dx + one.yy * dy + one.yz * dz;
  const vz = one.zx * dx + one.zy * dy + one.zz * dz;
  const far = hit.distance;
  let distance = -1;
  if (one.kind === box) {
    const ix = 1 / vx;
    const iy = 1 / vy;
    const iz = 1 / vz;
    const ax = Math.abs(ix) * one.a;
    const ay = Math.abs(iy) * one.b;
    const az = Math.abs(iz) * one.c;
    const near = Math.max(-px * ix - ax, -py * iy - ay, -pz * iz - az);
    const end = Math.min(-px * ix + ax, -py * iy + ay, -pz * iz + az);
    if (!(near <= end)) return false;
    distance = near > 1e-4 ? near : end;
  } else if (one.kind === ball) {
    const qx = px / one.a;
    const qy = py / one.b;
    const qz = pz / one.c;
    const wx = vx / one.a;
    const wy = vy / one.b;
    const wz = vz / one.c;
    const aa = wx * wx + wy * wy + wz * wz;
    const bb = qx * wx + qy * wy + qz * wz;
    const root = bb * bb - aa * (qx * qx + qy * qy + qz * qz - 1);
    if (root < 0) return false;
    const s = Math.sqrt(root);
    distance = (-bb - s) / aa;
    if (distance <= 1e-4) distance = (-bb + s) / aa;
  } else {
    const slope = (one.c - one.a) / (2 * one.b);
    const base = one.a + slope * (py + one.b);
    const grow = slope * vy;
    const aa = vx * vx + vz * vz - grow * grow;
    const bb = px * vx + pz * vz - base * grow;
    const root = bb * bb - aa * (px * px + pz * pz - base * base);
    if (root < 0 || aa === 0) return false;
    const s = Math.sqrt(root);
    const within = (t: number) =>
      t > 1e-4 &&
      Math.abs(py + t * vy) <= one.b &&
      (one.arc >= Math.PI || Math.abs(Math.atan2(px + t * vx, pz + t * vz)) <= one.arc);
    const first = (-bb - s) / aa;
    const second = (-bb + s) / aa;
    const near = Math.min(first, second);
    if (within(near)) distance = near;
    else if (within(Math.max(first, second))) distance = Math.max(first, second);
    else return false;
  }
  if (!(distance > 1e-4) || distance >= far) return false;
  hit.distance = distance;
  hit.thing = one;
  hit.lx = px + distance * vx;
  hit.ly = py + distance * vy;
  hit.lz = pz + distance * vz;
  return true;
}

/** Works out the direction of the surface that was met, in the thing's axes. */
export function describe(one: Solid): void {
  const { lx, ly, lz } = hit;
  let nx = 0;
  let ny = 0;
  let nz = 0;
  if (one.kind === box) {
    // How far beyond the core of a box with round edges.
    const r = Math.min(one.bevel, one.a, one.b, one.c) || 1e-5;
    nx = Math.sign(lx) * Math.max(Math.abs(lx) - one.a + r, 0);
    ny = Math.sign(ly) * Math.max(Math.abs(ly) - one.b + r, 0);
    nz = Math.sign(lz) * Math.max(Math.abs(lz) - one.c + r, 0);
  } else if (one.kind === ball) {
    nx = lx / (one.a * one.a);
    ny = ly / (one.b * one.b);
    nz = lz / (one.c * one.c);
  } else {
    nx = lx;
    nz = lz;
    ny = (Math.hypot(lx, lz) * (one.a - one.c)) / (2 * one.b);
  }
  const length = Math.hypot(nx, ny, nz) || 1;
  hit.nx = nx / length;
  hit.ny = ny / length;
  hit.nz = nz / length;
}
