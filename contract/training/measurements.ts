import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, messageOnly } from '../fields.ts'
import { communityLimits } from '../rate-limits.ts'
import { measurementKinds, measurementLimits } from './measurement-kinds.ts'

const tag = 'Training'
const kind = z.enum(measurementKinds)

/** In kilograms, percent or centimeters. */
export const measurement = z.object({ day, value: z.number() }).meta({ id: 'BodyMeasurement' })
export type Measurement = z.infer<typeof measurement>

export const listMeasurements = endpoint({
  id: 'listMeasurements',
  route: 'GET /measurements/:kind',
  tag,
  auth: 'customer',
  summary: `List the caller's own measurements of a kind, the last ${measurementLimits.shown}, oldest first; nobody else sees them`,
  input: z.object({ kind }),
  output: z.object({ items: z.array(measurement) }),
  refusals: [],
})
export const saveMeasurement = endpoint({
  id: 'saveMeasurement',
  route: 'PUT /measurements/:kind/:day',
  tag,
  auth: 'customer',
  summary: "Record a measurement for a day; it replaces another of the same kind and day. Not after tomorrow's date in UTC",
  input: z.object({ kind, day, value: z.number().positive().max(400) }),
  output: measurement,
  rateLimits: communityLimits,
  refusals: ['TOO_MANY_MEASUREMENTS'],
})
export const deleteMeasurement = endpoint({
  id: 'deleteMeasurement',
  route: 'DELETE /measurements/:kind/:day',
  tag,
  auth: 'customer',
  summary: 'Delete the measurement of a day',
  input: z.object({ kind, day }),
  output: messageOnly,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND'],
})
