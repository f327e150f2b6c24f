import { useCallback } from 'react'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { RecentlyViewed } from '#web/features/product-cards/recently-viewed.tsx'
import { useCompared } from '#web/features/compare/compared.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Comparison } from './comparison.tsx'
import type { CompareData } from './load.ts'
import { loadCompared } from './products.ts'

export { loader } from './load.ts'

/** The products in the address, rendered by the server; without any, the person's own comparison, which only the browser knows. */
export function Component() {
  const t = useText('compare')
  const { products } = useLoaderData<CompareData>()
  return (
    <div className="min-h-dvh pt-6 md:pt-10">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="wrap display mb-4 text-2xl md:mb-6">
        {t('title')}
      </h1>
      {products ? <Content products={products} /> : <Own />}
    </div>
  )
}

function Own() {
  const t = useText('compare')
  const errorMessage = useErrorMessage()
  const ready = useStored((stored) => stored.ready)
  const key = useCompared(({ items }) => items.map(({ id }) => id).join())
  const fetchData = useCallback(() => loadCompared(key === '' ? [] : key.split(',')), [key])
  const { value, error, busy, load } = useAsyncData(ready ? fetchData : null)
  if (value) return <Content products={value} own />
  return (
    <div className="wrap">
      {error === null || busy ? (
        <Skeleton className="h-96 rounded-card" />
      ) : (
        <EmptyState title={t('failure.title')} text={errorMessage(error)}>
          <Button onClick={() => void load()}>{t('failure.retry')}</Button>
        </EmptyState>
      )}
    </div>
  )
}

/**
 * The recently viewed products appear once the content above them is known. They fit into space that the page has anyway, so nothing is
 * pushed down.
 */
function Content({ products, own = false }: { products: NonNullable<CompareData['products']>; own?: boolean }) {
  const t = useText('compare')
  return (
    <>
      <div className="wrap">
        {products.length > 0 ? (
          <Comparison products={products} own={own} />
        ) : (
          <EmptyState title={t('empty.title')} text={t('empty.text')} picture={<WindowPicture place="thanks" />}>
            <ButtonLink to={urls.collection()}>{t('empty.action')}</ButtonLink>
          </EmptyState>
        )}
      </div>
      <RecentlyViewed />
    </>
  )
}
