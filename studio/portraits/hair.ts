import type { Hair } from './looks.ts'

/** The hair behind the head, and that over the forehead. The head is an ellipse around 50, 44. */
export interface HairDrawing {
  back: string
  front: string
}

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const circle = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const cover = 'M32 44c-1-16 7-24 18-24s19 8 18 24c-2-6-5-10-9-12-7 2-16 2-21 0-3 2-5 6-6 12z'

/** `accent`: the color of a band, a cap or a scarf. */
export function hair(kind: Hair, color: string, accent: string): HairDrawing {
  const cap = path(cover, color)
  const drawings: Record<Hair, HairDrawing> = {
    long: {
      back: path('M30 42c0-16 9-23 20-23s20 7 20 23c0 14 2 24 4 32H26c2-8 4-18 4-32z', color),
      front: path('M32 43c0-15 8-22 19-22 10 0 17 7 17 21-9-2-14-6-17-11-3 6-9 10-19 12z', color),
    },
    bob: {
      back: path('M29 44c0-17 9-25 21-25s21 8 21 25c0 8-1 13-4 17H33c-3-4-4-9-4-17z', color),
      front: path('M32 45c0-16 8-23 18-23s18 7 18 23c-3-8-6-11-10-11H42c-4 0-7 3-10 11z', color),
    },
    bun: { back: circle(50, 15, 8.5, color), front: cap },
    waves: {
      back: path('M28 46c-2-18 9-27 22-27s24 9 22 27c4 4 3 9 0 12 3 5 1 10-3 12H31c-4-2-6-7-3-12-3-3-4-8 0-12z', color),
      front: path('M32 43c1-14 9-21 18-21s17 7 18 21c-6 0-11-4-13-10-5 7-13 9-23 10z', color),
    },
    ponytail: { back: path('M62 22c12 0 16 10 14 22-1 9-6 14-9 20-2-8 1-14 0-22-1-9-4-14-5-20z', color), front: cap },
    curls: {
      back: [
        [34, 30],
        [40, 22],
        [50, 19],
        [60, 22],
        [66, 30],
        [69, 40],
        [31, 40],
        [68, 49],
        [32, 49],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 8, color))
        .join(''),
      front: [
        [37, 29],
        [44, 25],
        [51, 24],
        [58, 26],
        [64, 31],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5.5, color))
        .join(''),
    },
    pixie: {
      back: path('M31 46c-2-18 7-27 19-27s21 9 19 27z', color),
      front: path('M32 42c1-14 8-20 18-20 11 0 18 6 18 20-3-5-5-8-8-9-9 4-20 2-28 9z', color),
    },
    band: {
      back: path('M29 44c0-17 9-25 21-25s21 8 21 25c0 8-1 13-4 17H33c-3-4-4-9-4-17z', color),
      front: `${cap}${path('M31.500 35c5-3 11-4.500 18.500-4.500S63.500 32 68.500 35l-1 4.500c-5-3-11-4-17.500-4s-12.500 1-17.500 4z', accent)}`,
    },
    short: {
      back: path('M32 44c-2-17 6-25 18-25s20 8 18 25z', color),
      front: path('M32 41c0-13 7-20 18-20s18 7 18 20c-2-5-4-8-6-9-7 1-17 1-24 0-2 1-4 4-6 9z', color),
    },
    crop: { back: '', front: path('M33 38c1-11 8-16.500 17-16.500S66 27 67 38c-3-4-4-7-5-8-8-2-16-2-24 0-1 1-2 4-5 8z', color) },
    bald: { back: '', front: '' },
    quiff: {
      back: path('M32 42c-1-15 7-22 18-22s19 7 18 22z', color),
      front: path('M32 40c0-9 3-14 7-17 6-7 20-8 26-1 3 4 4 11 3 18-2-5-4-8-7-9-9 3-17 2-22 0-3 2-5 5-7 9z', color),
    },
    cap: {
      back: path('M33 46c-2-6-1-12 0-14h34c1 2 2 8 0 14z', color),
      front: `${path('M31 36c0-12 8-18 19-18s19 6 19 18c-12-3-26-3-38 0z', accent)}${path('M31 35c13-4 33-4 46 2 1 2-1 3-3 3-14-4-29-4-43-1z', accent)}`,
    },
    side: {
      back: path('M32 44c-2-17 6-25 18-25s20 8 18 25z', color),
      front: path('M32 42c-1-14 6-21 17-21 12 0 20 6 19 21-2-6-4-9-7-10-8 0-14-2-18-6-3 6-8 9-11 16z', color),
    },
    scarf: {
      back: path('M27 46c0-18 10-28 23-28s23 10 23 28c0 12 4 22 6 30H21c2-8 6-18 6-30z', accent),
      front: path(
        'M31 44c0-16 8-24 19-24s19 8 19 24c0 10-5 18-12 22 4-5 7-12 7-20 0-10-6-15-14-15s-14 5-14 15c0 8 3 15 7 20-7-4-12-12-12-22z',
        accent,
      ),
    },
  }
  return drawings[kind]
}
