import { type WithStatus, withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { type BlogCategory, type BlogSummary } from '#contract/blogs.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { pageNumberOf } from '#web/lib/page-number.ts'

export interface BlogsData {
  stories: BlogSummary[]
  months: { month: string; count: number }[]
  category: BlogCategory | undefined
  month: string | undefined
  page: number
  pages: number
}

export const categories: readonly BlogCategory[] = ['general', 'lifestyle', 'technology', 'sports', 'entertainment']
const perPage = 25
const deepest = limits.page.offsetMax / perPage + 1

/** Reads the filters in the address; invalid ones are ignored, and a page past the end isn't found. */
export async function loader({ request }: LoaderFunctionArgs): Promise<BlogsData | WithStatus<BlogsData>> {
  const query = new URL(request.url).searchParams
  const category = categories.find((one) => one === query.get('category'))
  const [month] = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '') ?? []
  const page = pageNumberOf(query.get('page'))
  const { blogs, total, months } = await call('GET /user/blogs', {
    offset: Math.min((page - 1) * perPage, limits.page.offsetMax),
    limit: perPage,
    ...(category && { category }),
    ...(month && { filter: 'month', month }),
  })
  const pages = Math.max(1, Math.min(Math.ceil(total / perPage), deepest))
  const data = { months, category, month, page, pages }
  return page > pages ? withStatus({ ...data, stories: [] }, 404) : { ...data, stories: blogs }
}
