import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

export const getTrainingWeek = endpoint({
  id: 'getTrainingWeek',
  route: 'GET /training-week',
  tag: 'Training',
  auth: 'customer',
  summary: 'Get the days of a week on which the caller trained, and for how many weeks in a row they had trained by then',
  input: z.object({ day }),
  output: z.object({ days: z.array(day), weeksInARow: z.int() }),
  refusals: [],
})
