import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isCountry } from './countries.ts'

export const findPlace = endpoint({
  id: 'findPlace',
  route: 'GET /public/place',
  tag: 'Customers',
  auth: 'public',
  summary: 'Find the city and the region of a postcode: empty if it is unknown, or belongs to several cities',
  maxAge: 86_400,
  input: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { abort: true })
      .refine(isCountry, 'is not a country'),
    postCode: z.string().trim().min(limits.address.postCodeMin).max(limits.address.postCodeMax),
  }),
  output: z.object({ city: z.string(), region: z.string() }),
  refusals: [],
})
