import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

export const getTrainingWeek = endpoint({
  id: 'getTrainingWeek',
  route: 'GET /training-week',
  tag: 'Training',
  auth: 'customer',
  summary: 'Get on which days of a week the caller trained, and for how many weeks in a row they have by then',
  input: z.object({ day }),
  output: z.object({ days: z.array(day), weeksInARow: z.int() }),
  refusals: [],
})
