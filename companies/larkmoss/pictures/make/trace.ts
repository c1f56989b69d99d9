import { type Material, surface } from './materials.ts';
import { random, seed } from './random.ts';
import { describe, hit, type Solid } from './solids.ts';
import { Tree } from './tree.ts';

type Vector = readonly [number, number, number];

/** A window or a lamp: a rectangle that gives light to one side. */
export type Lamp = { at: Vector; u: Vector; v: Vector; light: Vector };

/** The sun, with what stands between it and the scene. */
export type Sun = {
  towards: Vector;
  light: Vector;
  /** How wide it is, as a share of its distance. */
  size: number;
  /** Whether light that arrives at a place came through: 0 to 1. */
  through?: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
};

export type Scene = {
  things: Solid[];
  lamps: Lamp[];
  sun?: Sun;
  /** Light from where there is nothing. */
  sky: (dx: number, dy: number, dz: number) => Vector;
  /** Dust in the air: how much of the sun each centimetre shows. */
  dust?: { amount: number; reach: number };
  camera: {
    at: Vector;
    look: Vector;
    /** Height of the picture at a distance of 1. */
    field: number;
    /** Radius of the lens, and the point that is sharp. */
    lens: number;
    sharp: Vector;
  };
};

/** What has been exposed, three values a pixel; the rest helps to clear noise away. */
export type Exposure = {
  wide: number;
  high: number;
  light: Float32Array;
  albedo: Float32Array;
  normal: Float32Array;
  depth: Float32Array;
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Follows light backwards through a scene (path tracing, Kajiya 1986), `samples` paths for each pixel. */
export function expose(scene: Scene, wide: number, high: number, samples: number): Exposure {
  const tree = new Tree(scene.things);
  const { camera } = scene;
  const ahead = unit(minus(camera.look, camera.at));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const toSharp = minus(camera.sharp, camera.at);
  const focus = toSharp[0] * ahead[0] + toSharp[1] * ahead[1] + toSharp[2] * ahead[2];
  const light = new Float32Array(wide * high * 3);
  const albedo = new Float32Array(wide * high * 3);
  const normal = new Float32Array(wide * high * 3);
  const depth = new Float32Array(wide * high);
  const path = new Path(scene, tree);
  for (let y = 0; y < high; y++) {
    seed(y + 1);
    if (y % 50 === 0) console.log(`${Math.round((100 * y) / high)} %`);
    for (let x = 0; x < wide; x++) {
      const turn = random();
      const at = (y * wide + x) * 3;
      let [r, g, b, ar, ag, ab, nx, ny, nz, far] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      for (let sample = 0; sample < samples; sample++) {
        // Places in a pixel and on the lens that never crowd (Roberts 2018).
        const s = (sample + turn) * 0.7548776662;
        const t = (sample + turn) * 0.569840291 + turn * 7;
        const sx = ((x + s - Math.floor(s)) / wide - 0.5) * camera.field * (wide / high);
        const sy = (0.5 - (y + t - Math.floor(t)) / high) * camera.field;
        const angle = 2 * Math.PI * random();
        const radius = camera.lens * Math.sqrt((sample + random()) / samples);
        const lx = Math.cos(angle) * radius;
        const ly = Math.sin(angle) * radius;
        const px = sx * focus - lx;
        const py = sy * focus - ly;
        const dx = ahead[0] * focus + right[0] * px + up[0] * py;
        const dy = ahead[1] * focus + right[1] * px + up[1] * py;
        const dz = ahead[2] * focus + right[2] * px + up[2] * py;
        const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        path.follow(
          camera.at[0] + right[0] * lx + up[0] * ly,
          camera.at[1] + right[1] * lx + up[1] * ly,
          camera.at[2] + right[2] * lx + up[2] * ly,
          dx / length,
          dy / length,
          dz / length,
        );
        // A single spark must not show as a dot.
        const most = 5 / Math.max(5, path.r, path.g, path.b);
        r += path.r * most;
        g += path.g * most;
        b += path.b * most;
        ar += path.ar;
        ag += path.ag;
        ab += path.ab;
        nx += path.nx;
        ny += path.ny;
        nz += path.nz;
        far += path.far;
      }
      light.set([r / samples, g / samples, b / samples], at);
      albedo.set([ar / samples, ag / samples, ab / samples], at);
      normal.set([nx / samples, ny / samples, nz / samples], at);
      depth[y * wide + x] = far / samples;
    }
  }
  return { wide, high, light, albedo, normal, depth };
}

/** One path of light. */
class Path {
  r = 0;
  g = 0;
  b = 0;
  // What it met first.
  ar = 0;
  ag = 0;
  ab = 0;
  nx = 0;
  ny = 0;
  nz = 0;
  far = 0;
  private readonly scene: Scene;
  private readonly tree: Tree;
  private readonly lamps: { lamp: Lamp; normal: Vector; area: number }[];

  constructor(scene: Scene, tree: Tree) {
    this.scene = scene;
    this.tree = tree;
    this.lamps = scene.lamps.map((lamp) => {
      const across = cross(lamp.u, lamp.v);
      return { lamp, normal: unit(across), area: 4 * Math.hypot(...across) };
    });
  }

  follow(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const { scene, tree } = this;
    let [tr, tg, tb] = [1, 1, 1];
    let mirrored = true;
    // Light that a mirror throws on something dull comes along too few paths: it would be sparks.
    let dull = false;
    let first = true;
    let bounces = 0;
    this.r = this.g = this.b = 0;
    this.ar = this.ag = this.ab = 1;
    this.nx = this.ny = this.nz = 0;
    this.far = 0;
    for (let step = 0; step < 14; step++) {
      hit.distance = 1e9;
      hit.thing = undefined;
      const met = tree.meets(ox, oy, oz, dx, dy, dz, false);
      const distance = hit.distance;
      const thing = hit.thing as Solid | undefined;
      if (scene.dust && first) this.dust(ox, oy, oz, dx, dy, dz, distance);
      if (mirrored && this.lampMet(ox, oy, oz, dx, dy, dz, distance, tr, tg, tb)) return;
      if (!met || !thing) {
        const sky = scene.sky(dx, dy, dz);
        this.r += tr * sky[0];
        this.g += tg * sky[1];
        this.b += tb * sky[2];
        return;
      }
      hit.distance = distance;
      describe(thing);
      const { material } = thing;
      surface.bx = surface.by = surface.bz = 0;
      material.paint(thing);
      const lx = hit.nx + surface.bx;
      const ly = hit.ny + surface.by;
      const lz = hit.nz + surface.bz;
      let nx = thing.xx * lx + thing.yx * ly + thing.zx * lz;
      let ny = thing.xy * lx + thing.yy * ly + thing.zy * lz;
      let nz = thing.xz * lx + thing.yz * ly + thing.zz * lz;
      const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx *= length;
      ny *= length;
      nz *= length;
      let facing = -(nx * dx + ny * dy + nz * dz);
      if (facing < 0) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
        facing = -facing;
      }
      ox += dx * distance;
      oy += dy * distance;
      oz += dz * distance;
      if (first && !material.glass) {
        first = false;
        this.ar = material.metal ? 1 : surface.r;
        this.ag = material.metal ? 1 : surface.g;
        this.ab = material.metal ? 1 : surface.b;
        this.nx = nx;
        this.ny = ny;
        this.nz = nz;
        this.far = distance;
      }
      if (material.glow) {
        this.r += tr * surface.r * material.glow;
        this.g += tg * surface.g * material.glow;
        this.b += tb * surface.b * material.glow;
        return;
      }
      const { r: cr, g: cg, b: cb } = surface;
      // Schlick 1994.
      const fresnel =
        material.gloss + (1 - material.gloss) * (1 - facing) ** 5 * (1 - material.rough);
      if (random() < fresnel) {
        if (material.metal) {
          tr *= cr;
          tg *= cg;
          tb *= cb;
        }
        [dx, dy, dz] = mirror(dx, dy, dz, nx, ny, nz, facing, material);
        mirrored = !dull;
        if (dx * nx + dy * ny + dz * nz <= 0) return;
        if (++bounces > 4) return;
        continue;
      }
      if (material.metal) return;
      if (material.glass) {
        // Towards its edge a ray goes a long way through the wall of a jar.
        const way = Math.min(5, 1 / Math.max(0.12, facing));
        tr *= cr ** way;
        tg *= cg ** way;
        tb *= cb ** way;
        continue;
      }
      tr *= cr;
      tg *= cg;
      tb *= cb;
      ox += nx * 1e-3;
      oy += ny * 1e-3;
      oz += nz * 1e-3;
      this.lit(ox, oy, oz, nx, ny, nz, tr, tg, tb);
      if (++bounces > 4) return;
      if (bounces > 2) {
        const on = Math.max(tr, tg, tb);
        if (random() >= on) return;
        tr /= on;
        tg /= on;
        tb /= on;
      }
      // A direction around the normal, as light leaves a dull surface.
      const z = 1 - 2 * random();
      const angle = 2 * Math.PI * random();
      const s = Math.sqrt(1 - z * z);
      dx = nx + s * Math.cos(angle);
      dy = ny + s * Math.sin(angle);
      dz = nz + z;
      const norm = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
      dx *= norm;
      dy *= norm;
      dz *= norm;
      mirrored = false;
      dull = true;
    }
  }

  /** Adds what lamps and the sun give to a place. */
  private lit(
    ox: number,
    oy: number,
    oz: number,
    nx: number,
    ny: number,
    nz: number,
    tr: number,
    tg: number,
    tb: number,
  ): void {
    for (const { lamp, normal, area } of this.lamps) {
      const a = 2 * random() - 1;
      const b = 2 * random() - 1;
      let dx = lamp.at[0] + a * lamp.u[0] + b * lamp.v[0] - ox;
      let dy = lamp.at[1] + a * lamp.u[1] + b * lamp.v[1] - oy;
      let dz = lamp.at[2] + a * lamp.u[2] + b * lamp.v[2] - oz;
      const square = dx * dx + dy * dy + dz * dz;
      const far = Math.sqrt(square);
      dx /= far;
      dy /= far;
      dz /= far;
      const here = dx * nx + dy * ny + dz * nz;
      const there = -(dx * normal[0] + dy * normal[1] + dz * normal[2]);
      if (here <= 0 || there <= 0) continue;
      hit.distance = far - 1e-3;
      if (this.tree.meets(ox, oy, oz, dx, dy, dz, true)) continue;
      const share = (here * there * area) / (square * Math.PI);
      this.r += tr * lamp.light[0] * share;
      this.g += tg * lamp.light[1] * share;
      this.b += tb * lamp.light[2] * share;
    }
    const { sun } = this.scene;
    if (!sun) return;
    const dx = sun.towards[0] + sun.size * (random() - 0.5);
    const dy = sun.towards[1] + sun.size * (random() - 0.5);
    const dz = sun.towards[2] + sun.size * (random() - 0.5);
    const here = dx * nx + dy * ny + dz * nz;
    if (here <= 0) return;
    const comes = here * this.sunAt(ox, oy, oz, dx, dy, dz);
    this.r += tr * sun.light[0] * comes;
    this.g += tg * sun.light[1] * comes;
    this.b += tb * sun.light[2] * comes;
  }

  private sunAt(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const open = this.scene.sun?.through?.(ox, oy, oz, dx, dy, dz) ?? 1;
    if (open <= 0) return 0;
    hit.distance = 1e9;
    return this.tree.meets(ox, oy, oz, dx, dy, dz, true) ? 0 : open;
  }

  private dust(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    distance: number,
  ): void {
    const { dust, sun } = this.scene;
    if (!dust || !sun) return;
    const reach = Math.min(distance, dust.reach);
    const at = random() * reach;
    const comes = this.sunAt(
      ox + dx * at,
      oy + dy * at,
      oz + dz * at,
      sun.towards[0],
      sun.towards[1],
      sun.towards[2],
    );
    const share = comes * dust.amount * reach;
    this.r += sun.light[0] * share;
    this.g += sun.light[1] * share;
    this.b += sun.light[2] * share;
  }

  private lampMet(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    distance: number,
    tr: number,
    tg: number,
    tb: number,
  ): boolean {
    for (const { lamp, normal } of this.lamps) {
      const facing = dx * normal[0] + dy * normal[1] + dz * normal[2];
      if (facing >= 0) continue;
      const rx = lamp.at[0] - ox;
      const ry = lamp.at[1] - oy;
      const rz = lamp.at[2] - oz;
      const t = (rx * normal[0] + ry * normal[1] + rz * normal[2]) / facing;
      if (t <= 0 || t >= distance) continue;
      const px = dx * t - rx;
      const py = dy * t - ry;
      const pz = dz * t - rz;
      const { u, v } = lamp;
      const a = (px * u[0] + py * u[1] + pz * u[2]) / (u[0] ** 2 + u[1] ** 2 + u[2] ** 2);
      const b = (px * v[0] + py * v[1] + pz * v[2]) / (v[0] ** 2 + v[1] ** 2 + v[2] ** 2);
      if (Math.abs(a) > 1 || Math.abs(b) > 1) continue;
      // A window has bars, and what is in its panes is not even.
      const bar = Math.abs(a) < 0.04 || Math.abs(Math.abs(b) - 0.33) < 0.03 ? 0.1 : 1;
      this.r += tr * lamp.light[0] * bar;
      this.g += tg * lamp.light[1] * bar;
      this.b += tb * lamp.light[2] * bar;
      return true;
    }
    return false;
  }
}

function mirror(
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
  facing: number,
  material: Material,
): [number, number, number] {
  let x = dx + 2 * facing * nx;
  let y = dy + 2 * facing * ny;
  let z = dz + 2 * facing * nz;
  if (material.rough > 0) {
    const blur = material.rough * material.rough * 2;
    x += blur * (random() + random() - 1);
    y += blur * (random() + random() - 1);
    z += blur * (random() + random() - 1);
    const length = Math.hypot(x, y, z);
    x /= length;
    y /= length;
    z /= length;
  }
  return [x, y, z];
}
