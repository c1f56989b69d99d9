import { hit, meets, type Solid } from './solids.ts';

type Node = {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
  things: Solid[] | undefined;
  left: Node | undefined;
  right: Node | undefined;
};

/** Finds what a ray meets first among thousands of things: a tree of boxes around boxes. */
export class Tree {
  private readonly root: Node;
  private readonly stack: Node[] = [];

  constructor(things: readonly Solid[]) {
    this.root = grow([...things]);
  }

  /** Whether a ray meets anything within `hit.distance`; `hit` says what. Glass lets shadows pass. */
  meets(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    shadow: boolean,
  ): boolean {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    const { stack } = this;
    stack.length = 0;
    stack.push(this.root);
    let found = false;
    for (let node = stack.pop(); node; node = stack.pop()) {
      const ax = (node.x0 - ox) * ix;
      const bx = (node.x1 - ox) * ix;
      const ay = (node.y0 - oy) * iy;
      const by = (node.y1 - oy) * iy;
      const az = (node.z0 - oz) * iz;
      const bz = (node.z1 - oz) * iz;
      const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
      const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
      if (far < 0 || near > far || near > hit.distance) continue;
      if (node.things) {
        for (const thing of node.things) {
          if (shadow && thing.material.glass) continue;
          if (meets(thing, ox, oy, oz, dx, dy, dz)) {
            if (shadow) return true;
            found = true;
          }
        }
      } else if (node.left && node.right) {
        stack.push(node.right, node.left);
      }
    }
    return found;
  }
}

function grow(things: Solid[]): Node {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const thing of things) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], thing.low[axis]);
      high[axis] = Math.max(high[axis], thing.high[axis]);
    }
  }
  const node: Node = {
    x0: low[0],
    y0: low[1],
    z0: low[2],
    x1: high[0],
    y1: high[1],
    z1: high[2],
    things: undefined,
    left: undefined,
    right: undefined,
  };
  if (things.length <= 3) return { ...node, things };
  const size = ([0, 1, 2] as const).map((axis) => high[axis] - low[axis]);
  const axis = ([0, 1, 2] as const).find((one) => size[one] === Math.max(...size)) ?? 0;
  things.sort((a, b) => a.low[axis] + a.high[axis] - b.low[axis] - b.high[axis]);
  const half = things.length >> 1;
  return { ...node, left: grow(things.slice(0, half)), right: grow(things.slice(half)) };
}
