import { dayMs } from '#contract/time.ts'
import type { LoadRequest } from '../load/connection.ts'

const lengths = [1, 7, 30, 90]

/** Reports of today, a week, a month and a quarter. */
export function reports(token: string): LoadRequest[] {
  const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
  return lengths.map((days): LoadRequest => ({
    method: 'GET',
    path: `/api/admin/analytics?from=${dayAgo(days - 1)}&to=${dayAgo(0)}`,
    headers: { Authorization: `Bearer ${token}` },
  }))
}
