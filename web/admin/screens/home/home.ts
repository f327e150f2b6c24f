import type { ApiOutput } from '#contract/api.ts'

export type Home = ApiOutput<'GET /admin/home'>
export type Figures = NonNullable<Home['figures']>
