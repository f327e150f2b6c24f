import { useNavigate, useNavigation } from 'react-router'
import { urls } from '#contract/urls.ts'
import { type Filters, parseFilters, toQuery } from '#web/features/catalogue/filters.ts'
import type { ListData } from './load.ts'

export const hrefOf = (slug: string, filters: Filters): string => urls.collection(slug, toQuery(filters))

/** The filters as the person last set them: those under way before those shown, so that a tick shows at once. */
export function useFilters({ slug, filters }: ListData): { filters: Filters; pending: boolean; apply: (next: Filters) => void } {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const pending = location?.pathname === urls.collection(slug)
  return {
    filters: pending ? parseFilters(new URLSearchParams(location.search)) : filters,
    pending,
    apply: (next) => void navigate(hrefOf(slug, next), { preventScrollReset: true }),
  }
}

/** What a form holds, as filters; back on the first page. */
export function filtersOf(form: HTMLFormElement): Filters {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { ...parseFilters(new URLSearchParams(texts)), page: 1 }
}
