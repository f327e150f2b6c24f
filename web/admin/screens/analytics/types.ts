import type { ApiOutput } from '#contract/api.ts'

export type Analytics = ApiOutput<'GET /admin/analytics'>
/** The figure that a chart shows for each day. */
export type Measure = 'sales' | 'orders' | 'members' | 'posts'
