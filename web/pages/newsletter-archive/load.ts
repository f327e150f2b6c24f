import { limits } from '#contract/limits.ts'
import type { ArchivedIssue } from '#contract/newsletter-archive.ts'
import { call } from '#web/lib/call.ts'
import { pageNumberOf } from '#web/lib/page-number.ts'
import { type WithStatus, withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export interface ArchiveData {
  issues: ArchivedIssue[]
  page: number
  pages: number
}

const perPage = 30
const deepest = limits.page.offsetMax / perPage + 1

/** A page past the end isn't found. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ArchiveData | WithStatus<ArchiveData>> {
  const page = pageNumberOf(new URL(request.url).searchParams.get('page'))
  const offset = Math.min((page - 1) * perPage, limits.page.offsetMax)
  const { issues, total } = await call('GET /public/newsletter/issues', { offset, limit: perPage })
  const pages = Math.max(1, Math.min(Math.ceil(total / perPage), Math.floor(deepest)))
  return page > pages ? withStatus({ issues: [], page, pages }, 404) : { issues, page, pages }
}
