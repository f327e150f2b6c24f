import { useCallback } from 'react'
import { limits } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'

/** The names of products: "…" until they're loaded, the id if a product was removed. */
export function useProductNames(ids: readonly string[]): (id: string) => string {
  const key = ids.join()
  const { value } = useAsyncData(useCallback(() => loadProductNames(key === '' ? [] : key.split(',')), [key]))
  return (id) => value?.get(id) ?? '…'
}

/** Product names by id. One call names all products on sale; the few others are requested one by one. */
export async function loadProductNames(ids: readonly string[], options: { signal?: AbortSignal } = {}): Promise<Map<string, string>> {
  const each = [...new Set(ids)]
  const names = new Map(each.map((id) => [id, id]))
  const { valuesMax } = limits.filters
  const parts = Array.from({ length: Math.ceil(each.length / valuesMax) }, (_, at) => each.slice(at * valuesMax, (at + 1) * valuesMax))
  const onSale = await Promise.all(parts.map((id) => call('GET /user/products/by-id', { id }, options)))
  const results = new Set<string>()
  for (const { id, info } of onSale.flatMap(({ products }) => products)) {
    names.set(id, info.name)
    results.add(id)
  }
  const others = each
    .filter((id) => !results.has(id))
    .map((id) =>
      staff('GET /admin/products/:id', { id }, options).then(
        ({ name }) => names.set(id, name),
        () => undefined,
      ),
    )
  await Promise.all(others)
  return names
}
