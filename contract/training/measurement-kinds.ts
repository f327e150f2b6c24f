/** Kinds of body measurements, in kilograms, percent or centimeters. Separate from the endpoints, so that pages load no schemas for it. */
export const measurementKinds = ['weight', 'body-fat', 'waist', 'hips', 'chest', 'arm', 'thigh'] as const
export type MeasurementKind = (typeof measurementKinds)[number]

const length = [5, 300] as const
/** The allowed range of each kind. */
export const measurementRange: Record<MeasurementKind, readonly [least: number, most: number]> = {
  weight: [20, 400],
  'body-fat': [1, 75],
  waist: length,
  hips: length,
  chest: length,
  arm: length,
  thigh: length,
}

/** Limits per member: `shown` per kind, `max` in total. */
export const measurementLimits = { shown: 500, max: 20_000 } as const
