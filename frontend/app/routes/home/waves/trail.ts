import type { Point } from './geometry';

const spawnChance = 0.1;
export const particleLifeMs = 800;
export const trailKeptMs = 500;

export interface Stamped extends Point {
  at: number;
}

export interface Trail {
  points: readonly Stamped[];
  particles: readonly Stamped[];
}

export const emptyTrail: Trail = { points: [], particles: [] };

/** The trail at `now`, without expired parts. */
export function ageTrail(trail: Trail, now: number): Trail {
  return {
    points: trail.points.filter((point) => now - point.at < trailKeptMs),
    particles: trail.particles.filter((particle) => now - particle.at < particleLifeMs),
  };
}

/** The trail after one pointer move; `random` decides whether the move also leaves a particle. */
export function extendTrail(trail: Trail, to: Point, now: number, random: () => number): Trail {
  const aged = ageTrail(trail, now);
  const stamped = { ...to, at: now };
  return {
    points: [...aged.points, stamped],
    particles: random() < spawnChance ? [...aged.particles, stamped] : aged.particles,
  };
}
