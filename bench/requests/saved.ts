import type { LoadRequest } from '../load/connection.ts'
import { get } from './get.ts'

/** The same request by one customer after another. */
export const asCustomers = (path: string, tokens: string[]): LoadRequest[] =>
  tokens.map((token) => get(path, { Authorization: `Bearer ${token}` }))
