import { adminUrls } from '#contract/admin/urls.ts'
import type { FileImport } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ImportStateMark } from '#web/admin/imports/import-state.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

async function loadPage(cursor?: string) {
  const { rows, nextCursor } = await staff('GET /admin/imports', { ...(cursor && { cursor }) })
  return { items: rows, nextCursor }
}

/** Imports of the last month. */
export function History() {
  const t = useText('admin-imports')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { data, hasMore, busy, more } = usePaginatedList<FileImport>(loadPage)
  const { value, error, load } = data
  return (
    <section className="grid content-start justify-items-start gap-3 lg:col-span-2">
      <h2 className="font-semibold">{t('history.title')}</h2>
      {!value && !error && (
        <div role="status" className="w-full">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {!value && error !== null && (
        <>
          <p className="text-quiet">{message(error)}</p>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </>
      )}
      {value?.items.length === 0 && <p className="text-quiet">{t('history.none')}</p>}
      {value && value.items.length > 0 && (
        <ul className="w-full border-t border-line">
          {value.items.map((one) => (
            <HistoryLine key={one.id} one={one} />
          ))}
        </ul>
      )}
      {hasMore && (
        <ActionButton busy={busy} onClick={more}>
          {t('more')}
        </ActionButton>
      )}
    </section>
  )
}

function HistoryLine({ one }: { one: FileImport }) {
  const t = useText('admin-imports')
  const shortTime = useShortTime()
  const { created, updated, failed } = one.done
  return (
    <li className="border-b border-line">
      <Link
        to={adminUrls.import(one.id)}
        className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 hover:bg-studio md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto_auto]"
      >
        <span className="truncate font-medium">
          {one.fileName} <span className="font-normal text-quiet">{t(`kind.${one.kind}`)}</span>
        </span>
        <span className="order-3 truncate text-sm text-quiet md:order-none">
          {created + updated + failed > 0
            ? t('did', { created, updated, failed })
            : one.state !== 'mapping' && t('rows', { count: one.total })}
        </span>
        <span className="text-sm">
          <ImportStateMark one={one} />
        </span>
        <span className="order-4 text-end text-sm text-quiet md:order-none">{shortTime(one.createdAt)}</span>
      </Link>
    </li>
  )
}
