import { useCallback, useState } from 'react'
import { toCards } from '#web/features/catalogue/card.ts'
import { clearViewed } from '#web/features/recently-viewed/viewed.ts'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { ProductRail } from './product-rail.tsx'

const max = 12

/** The row of viewed products; nothing if they can't be loaded. Products viewed meanwhile appear on the next page. */
export function RecentlyViewedRail({ ids }: { ids: string[] }) {
  const t = useText('common')
  const [initialIds] = useState(() => ids.slice(0, max))
  const load = useCallback(async () => {
    const now = Date.now()
    const { products } = await call('GET /user/products/by-id', { id: initialIds, blur: true })
    return toCards(products, now)
  }, [initialIds])
  const { value } = useAsyncData(load)
  if (!value) return null
  const clear = (
    <TextButton className="text-quiet" onClick={() => void clearViewed().catch(() => undefined)}>
      {t('viewed.clear')}
    </TextButton>
  )
  return (
    <div className="mt-20 print:hidden">
      <ProductRail title={t('viewed.title')} cards={value} more={clear} />
    </div>
  )
}
