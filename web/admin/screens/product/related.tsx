import { useCallback, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type NamedProduct, OrderedProducts } from '#web/admin/products/ordered-products.tsx'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { loadProductNames } from '#web/admin/products/product-names.ts'
import { staff } from '#web/admin/session/session.ts'

const { related: max } = limits.rails
const { shown } = limits.related

/** Related products picked by staff. Changes are saved immediately, as they aren't part of the product's version. */
export function Related({ productId }: { productId: string }) {
  const t = useText('admin-products')
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(useCallback(() => loadRelated(productId), [productId]))
  return (
    <section aria-label={t('section.related')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-medium">{t('section.related')}</h2>
      {value && <Picks productId={productId} saved={value} />}
      {!value && (error === null ? <Skeleton className="h-24" /> : <p role="alert">{errorMessage(error)}</p>)}
    </section>
  )
}

async function loadRelated(id: string): Promise<NamedProduct[]> {
  const { productIds } = await staff('GET /admin/products/:id/related', { id })
  const names = await loadProductNames(productIds)
  return productIds.map((one) => ({ id: one, name: names.get(one) ?? one }))
}

function Picks({ productId, saved }: { productId: string; saved: NamedProduct[] }) {
  const t = useText('admin-products')
  const selection = useText('admin-selection')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [picks, setPicks] = useState(saved)
  const [wrong, setWrong] = useState<string>()
  const save = (next: NamedProduct[]) =>
    void run(async () => {
      setWrong(undefined)
      setPicks(next)
      try {
        await staff('PUT /admin/products/:id/related', { id: productId, productIds: next.map(({ id }) => id) })
      } catch (refused) {
        setPicks(picks)
        throw refused
      }
      toast('success', t('related.saved'))
    })
  const add = (id: string, name: string) => {
    if (id === productId) return setWrong(t('related.itself'))
    if (picks.some((one) => one.id === id)) return setWrong(t('related.twice', { name }))
    save([...picks, { id, name }])
  }
  const isGone = isRefusal(error) && error.code === 'INVALID_PRODUCT_ID'
  const refused = error === null ? undefined : isGone ? t('related.gone') : errorMessage(error)
  return (
    <>
      {picks.length > 0 && <p className="text-quiet">{t(picks.length < shown ? 'related.first' : 'related.all', { max: shown })}</p>}
      <OrderedProducts
        products={picks}
        busy={busy}
        none={t('related.none')}
        removeLabel={(name) => t('related.remove', { name })}
        onChange={save}
      />
      <ProductFinder
        label={t('related.add')}
        example={selection('productExample')}
        resultsLabel={selection('found')}
        hint={picks.length >= max ? t('related.most', { max }) : undefined}
        error={wrong ?? refused}
        isReady={!busy && picks.length < max}
        onPick={add}
      />
    </>
  )
}
