import { useCallback } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { FactList } from '#web/admin/ui/fact-list.tsx'

/** How the product's sizes fit: what reviews say, beside what came back because of its size. */
export function ProductFit({ productId: id }: { productId: string }) {
  const t = useText('admin-products')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(useCallback(() => staff('GET /admin/products/:id/fit', { id }), [id]))
  if (error !== null) return <p role="alert">{errorMessage(error)}</p>
  if (!value) return <Skeleton className="h-24" />
  const { fits, returnedForSize } = value
  const facts = [
    [t('fit.small'), number(fits.runsSmall)],
    [t('fit.true'), number(fits.trueToSize)],
    [t('fit.large'), number(fits.runsLarge)],
    [t('fit.returned'), number(returnedForSize)],
  ] as const
  return (
    <section aria-label={t('fit.title')} className="grid gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">{t('fit.title')}</h2>
      <FactList facts={facts} />
    </section>
  )
}
