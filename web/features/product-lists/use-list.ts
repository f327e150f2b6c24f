import { useEffect } from 'react'
import { useNavigate, useNavigation } from '#web/lib/router/hooks.ts'
import { type Filters, parseFilters } from '#web/features/catalogue/filters.ts'
import { hrefOf, listKey, type ListPlace, type ShownList } from './list.ts'
import { isLoaded, storePages } from './loaded-pages.ts'

/** The filters as last set: those of a pending navigation take precedence over those shown, so that a tick shows immediately. */
export function useFilters({ place, filters }: ShownList): { filters: Filters; pending: boolean; apply: (next: Filters) => void } {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const pending = location?.pathname === place.path && isAt(place, location.search)
  return {
    filters: pending ? parseFilters(new URLSearchParams(location.search)) : filters,
    pending,
    apply: (next) => void navigate(hrefOf(place, next), { preventScrollReset: true }),
  }
}

function isAt({ query }: ListPlace, search: string): boolean {
  const at = new URLSearchParams(search)
  return query.every(([name, value]) => at.get(name) === value)
}

/** The filters in a form, on the first page. */
export function filtersOf(form: HTMLFormElement): Filters {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { ...parseFilters(new URLSearchParams(texts)), page: 1 }
}

/** Stores the pages that came with the document; pages loaded later are stored by the loader. */
export function useStoreFirstPages({ place, filters, firstPage, cards }: ShownList): void {
  useEffect(() => {
    const list = listKey(place, filters)
    if (!isLoaded(list, firstPage, filters.page)) storePages(list, firstPage, cards)
  }, [place, filters, firstPage, cards])
}
