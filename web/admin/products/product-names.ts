import { useCallback } from 'react'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'

/** What products are called: "…" until they're read; one that is in the shop no more is named by its id. */
export function useProductNames(ids: readonly string[]): (id: string) => string {
  const key = ids.join()
  const { value } = useAsyncData(useCallback(() => namesOf(key === '' ? [] : key.split(',')), [key]))
  return (id) => value?.get(id) ?? '…'
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const names = ids.map((id) =>
    staff('GET /admin/products/:id', { id }).then(
      ({ name }) => [id, name] as const,
      () => [id, id] as const,
    ),
  )
  return new Map(await Promise.all(names))
}
