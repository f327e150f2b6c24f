import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { GridTable } from './grid-table.tsx'
import { type GridRow, gridRows, rowInput } from './grid-rows.ts'

const rowsMax = 100
const filters = new Set(['q', 'state', 'stock', 'categoryId', 'brandId'])

/** Edits many products in a grid: states, prices and keywords of the filtered list, saved together with a report by row. */
export function Component() {
  const t = useText('admin-products')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { search } = useLocation()
  const load = useCallback(async () => {
    const query = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => filters.has(name)))
    const { rows } = await staff('GET /admin/products', { ...query, limit: rowsMax })
    return gridRows(rows)
  }, [search])
  const { value, error, load: again } = useAsyncData(load)
  return (
    <Screen title={t('grid.title')} back={adminUrls.products() + search}>
      {error ? (
        <Notice title={admin('list.failed')} text={message(error)}>
          <ActionButton onClick={() => void again()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : value ? (
        <Grid key={search} first={value} />
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-96" />
        </div>
      )}
    </Screen>
  )
}

function Grid({ first }: { first: GridRow[] }) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const [saved, setSaved] = useState(first)
  const [rows, setRows] = useState(first)
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const changes = rows.flatMap((row, at) => rowInput(saved[at]!, row) ?? [])
  useUnsaved(changes.length > 0)
  const save = async () => {
    if (busy || changes.length === 0) return
    setBusy(true)
    setFailure(null)
    try {
      const { results } = await staff('POST /admin/products/bulk', { rows: changes })
      const refused = Object.fromEntries(
        results.flatMap(({ id, error, errors }) => (error === null ? [] : [[id, Object.values(errors ?? {}).flat()[0] ?? error]])),
      )
      setReport(refused)
      setSaved((before) => before.map((row, at) => (refused[row.id] === undefined ? rows[at]! : row)))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  useKeys(t('keys.title'), [{ keys: 'mod+s', label: t('keys.save'), run: () => void save() }])
  const refusedCount = Object.keys(report).length
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center gap-3 bg-surface px-4 py-1.5 md:px-8">
        <p role="status" className="me-auto">
          {changes.length > 0 ? t('unsavedRows', { count: changes.length }) : t('grid.hint')}
          {refusedCount > 0 && <span className="ms-2 text-bad">{t('grid.refused', { count: refusedCount })}</span>}
        </p>
        <ActionButton disabled={changes.length === 0} onClick={() => setRows(saved)}>
          {t('discard')}
        </ActionButton>
        <ActionButton look="ember" busy={busy} disabled={changes.length === 0} keySign="Ctrl S" onClick={() => void save()}>
          {t('save')}
        </ActionButton>
      </div>
      <p role="alert" className="px-4 text-bad md:px-8">
        {failure ? message(failure) : null}
      </p>
      <GridTable
        rows={rows}
        saved={saved}
        report={report}
        onChange={(at, part) => setRows((before) => before.with(at, { ...before[at]!, ...part }))}
      />
    </>
  )
}
