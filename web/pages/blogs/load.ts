import { type Redirect, redirect } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { type BlogCategory, type BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'

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
const pageMax = 400

/** What the address asks for; what it says wrong is left out. */
export async function loader({ request }: LoaderFunctionArgs): Promise<BlogsData | Redirect> {
  const query = new URL(request.url).searchParams
  const category = categories.find((one) => one === query.get('category'))
  const [month] = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '') ?? []
  const asked = query.get('page') ?? '1'
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Math.min(Number(asked), pageMax) : 1
  const { blogs, total, months } = await call('GET /user/blogs', {
    offset: (page - 1) * perPage,
    limit: perPage,
    ...(category && { category }),
    ...(month && { filter: 'month', month }),
  })
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) return redirect(urls.blogs({ category, month }))
  return { stories: blogs, months, category, month, page, pages }
}
