import { useEffect } from 'react'
import { useNavigate, useNavigation } from '#web/lib/router/hooks.ts'
import { type Filters, parseFilters } from '#web/features/catalogue/filters.ts'
import { hrefOf, listKey, type ListPlace, type ShownList } from './list.ts'
import { isLoaded, storePages } from './loaded-pages.ts'

/** The filters as the person last set them: those under way before those shown, so that a tick shows at once. */
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

/** What a form holds, as filters; back on the first page. */
export function filtersOf(form: HTMLFormElement): Filters {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { ...parseFilters(new URLSearchParams(texts)), page: 1 }
}

/** Stores what came with the document; what is loaded later is stored by the loader. */
export function useStoreFirstPages({ place, filters, firstPage, cards }: ShownList): void {
  useEffect(() => {
    const list = listKey(place, filters)
    if (!isLoaded(list, firstPage, filters.page)) storePages(list, firstPage, cards)
  }, [place, filters, firstPage, cards])
}
