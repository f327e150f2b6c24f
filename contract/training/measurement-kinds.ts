/** What may be measured of a body: kilograms, percent or centimeters. Apart from the calls, so that pages load no checks for it. */
export const measurementKinds = ['weight', 'body-fat', 'waist', 'hips', 'chest', 'arm', 'thigh'] as const
export type MeasurementKind = (typeof measurementKinds)[number]

const length = [5, 300] as const
/** The least and the most of each. */
export const measurementRange: Record<MeasurementKind, readonly [least: number, most: number]> = {
  weight: [20, 400],
  'body-fat': [1, 75],
  waist: length,
  hips: length,
  chest: length,
  arm: length,
  thigh: length,
}

/** Of one member: `shown` of a kind, `max` of all. */
export const measurementLimits = { shown: 500, max: 20_000 } as const
