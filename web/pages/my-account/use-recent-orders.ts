import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'

/** This many orders are shown on the overview. */
export const recentMax = 3

export type RecentOrders = AsyncData<ApiOutput<'GET /user/orders/list'>>

const loadRecent = () => signed('GET /user/orders/list', { limit: recentMax })

/** The latest orders, and the total number. */
export const useRecentOrders = (): RecentOrders => useAsyncData(loadRecent)
