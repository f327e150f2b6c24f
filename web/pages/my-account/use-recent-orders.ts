import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'

/** So many are shown before all of them. */
export const recentMax = 3

export type RecentOrders = AsyncData<ApiOutput<'GET /user/orders/list'>>

const loadRecent = () => signed('GET /user/orders/list', { limit: recentMax })

/** The newest orders, and how many there are. */
export const useRecentOrders = (): RecentOrders => useAsyncData(loadRecent)
