import type { BoughtDownload } from '#contract/downloads.ts'
import { urls } from '#contract/urls.ts'
import { FileList } from '#web/features/downloads/file-list.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import { useBought } from './use-bought.ts'

export function Bought() {
  const t = useText('downloads')
  const errorMessage = useErrorMessage()
  const { shown, busy, error, more, refresh } = useBought()
  if (!shown) {
    if (error === null) return <Skeleton className="h-60 rounded-card" />
    return (
      <EmptyState title={t('failure.title')} text={errorMessage(error)}>
        <Button busy={busy} onClick={more}>
          {t('failure.retry')}
        </Button>
      </EmptyState>
    )
  }
  if (shown.bought.length === 0)
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={urls.collection()}>{t('empty.action')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <p className="mb-6 text-quiet">{t('text')}</p>
      <ul className="grid gap-8">
        {shown.bought.map((one) => (
          <li key={`${one.orderNumber} ${one.variantId}`}>
            <Product one={one} onBegun={() => void refresh(one.orderNumber).catch(() => undefined)} />
          </li>
        ))}
      </ul>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {shown.nextCursor !== null && (
        <Button look="secondary" busy={busy} onClick={more} className="mt-6">
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Product({
  one: { name, slug, variantId, photo, orderNumber, openedAt, files },
  onBegun,
}: {
  one: BoughtDownload
  onBegun: () => void
}) {
  const t = useText('downloads')
  const date = useDate()
  return (
    <article>
      <div className="mb-3 flex items-center gap-4">
        <Thumb url={photo} alt="" />
        <div className="min-w-0">
          <h2 className="font-medium">
            <Link to={urls.product(slug, variantId)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
              {name}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
            <time dateTime={openedAt}>{date(openedAt)}</time>
            <TextLink to={urls.order(orderNumber)} className="inline-flex min-h-11 items-center">
              {t('order', { number: orderNumber })}
            </TextLink>
          </p>
        </div>
      </div>
      <FileList files={files} number={orderNumber} onBegun={onBegun} />
    </article>
  )
}
