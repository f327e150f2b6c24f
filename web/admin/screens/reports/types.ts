import type { ApiOutput } from '#contract/api.ts'

export type Analytics = ApiOutput<'GET /admin/analytics'>
/** What a chart shows of each day. */
export type Measure = 'sales' | 'orders' | 'members' | 'posts'
