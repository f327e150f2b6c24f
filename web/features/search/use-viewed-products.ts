import { useCallback, useEffect } from 'react'
import { useViewed, viewedNow } from '#web/features/recently-viewed/viewed.ts'
import { call } from '#web/lib/call.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import type { Suggestions } from './use-suggestions.ts'

const most = 4

/** The recently viewed products as suggestions; none until they have loaded, or while `isWanted` is false. */
export function useViewedProducts(isWanted: boolean): Suggestions['products'] {
  const ids = useViewed((viewed) => viewed.ids)
  useEffect(() => void viewedNow(), [])
  const key = (ids ?? []).slice(0, most).join()
  const load = useCallback(async () => {
    const { products } = await call('GET /user/products/by-id', { id: key.split(',') })
    return products.map(({ id, info, meta, photos, variants }) => ({
      id,
      slug: meta.friendlyPageName,
      name: info.name,
      price: info.price,
      ...(variants.some(({ price }) => price !== info.price) && { from: true as const }),
      oldPrice: info.oldPrice,
      photo: photos[0]?.url ?? null,
      marks: [],
    }))
  }, [key])
  return useAsyncData(isWanted && key !== '' ? load : null).value ?? []
}
