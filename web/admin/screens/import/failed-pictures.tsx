import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { FailedPicture, FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Link } from '#web/ui/link.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface FailedPicturesProps {
  one: FileImport
  onChange: (next: FileImport) => void
}

/** Pictures that couldn't be fetched, each with the reason; one or all can be retried. */
export function FailedPictures({ one: { id }, onChange }: FailedPicturesProps) {
  const t = useText('admin-imports')
  const { busy, run } = useToastedAction()
  const loadPage = useCallback(
    async (cursor?: string) => {
      const { rows, nextCursor } = await staff('GET /admin/imports/:id/pictures', { id, ...(cursor && { cursor }) })
      return { items: rows, nextCursor }
    },
    [id],
  )
  const { data, hasMore, busy: isLoading, more } = usePaginatedList<FailedPicture>(loadPage)
  const retry = (picture?: Pick<FailedPicture, 'position' | 'place'>) =>
    void run(async () => onChange(await staff('POST /admin/imports/:id/pictures', { id, ...(picture && { picture }) })))
  if (!data.value) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] max-w-[48rem] gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-semibold">{t('failedPictures.title')}</h2>
        <ActionButton busy={busy} onClick={() => retry()}>
          {t('failedPictures.retryAll')}
        </ActionButton>
      </div>
      <ul className="border-t border-line">
        {data.value.items.map(({ position, place, source, product, productId, reason }) => (
          <li key={`${position} ${place}`} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2.5">
            <span className="min-w-0 grow basis-64">
              <Link to={adminUrls.product(productId)} className="font-medium wrap-anywhere hover:underline">
                {product}
              </Link>
              <span className="block text-sm text-quiet wrap-anywhere">{source}</span>
              <span className="block text-sm text-bad">{reason}</span>
            </span>
            <ActionButton busy={busy} aria-label={t('failedPictures.retryOf', { source })} onClick={() => retry({ position, place })}>
              {t('failedPictures.retry')}
            </ActionButton>
          </li>
        ))}
      </ul>
      {hasMore && (
        <ActionButton busy={isLoading} onClick={more} className="justify-self-start">
          {t('more')}
        </ActionButton>
      )}
    </section>
  )
}
