import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Recently viewed'
const productIds = z.array(id).max(limits.recentlyViewed.max)

/** Newest first. */
const recentlyViewed = z.object({ productIds: z.array(id) })

export const getRecentlyViewed = endpoint({
  id: 'getRecentlyViewed',
  route: 'GET /recently-viewed',
  tag,
  auth: 'customer',
  summary: 'Get the ids of the products viewed last, newest first',
  input: z.object({}),
  output: recentlyViewed,
  refusals: [],
})
export const addRecentlyViewed = endpoint({
  id: 'addRecentlyViewed',
  route: 'POST /recently-viewed',
  tag,
  auth: 'customer',
  summary: 'Put products, newest first, before those viewed earlier; products that are not on sale are left out',
  input: z.object({ productIds }),
  output: recentlyViewed,
  refusals: [],
})
export const clearRecentlyViewed = endpoint({
  id: 'clearRecentlyViewed',
  route: 'DELETE /recently-viewed',
  tag,
  auth: 'customer',
  summary: 'Clear the products viewed',
  input: z.object({}),
  output: recentlyViewed,
  refusals: [],
})
