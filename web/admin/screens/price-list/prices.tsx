import { useCallback, useState } from 'react'
import type { PriceList } from '#contract/price-lists.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { stateOf } from '#web/admin/price-lists/describe.ts'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { PriceGrid } from './price-grid.tsx'
import { addedRows, changesOf, gridRow, type GridRow } from './price-rows.ts'
import { setPrices } from './set-prices.ts'

const pageSize = 100

interface PricesProps {
  list: PriceList
  onSaved: () => void
}

/** The prices of a list as a grid, with search by SKU or name, and pasting. */
export function Prices({ list, onSaved }: PricesProps) {
  const t = useText('admin-price-lists')
  const errorMessage = useErrorMessage()
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const [pasted, setPasted] = useState<string | null>(null)
  const first = useAsyncData(useCallback(() => staff('GET /admin/price-lists/:id/rows', { id: list.id, q, limit: pageSize }), [list.id, q]))
  const [now] = useState(() => Date.now())
  const [version, setVersion] = useState(0)
  const isOver = stateOf(list, now) === 'over'
  const again = async () => {
    await first.load()
    setVersion((before) => before + 1)
    onSaved()
  }
  return (
    <section aria-labelledby="prices" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="me-auto">
          <h2 id="prices" className="font-semibold">
            {t('prices.title')}
          </h2>
          <p className="text-sm text-quiet">{t('prices.count', { count: list.priceCount })}</p>
        </div>
        {!isOver && <ActionButton onClick={() => setPasted('')}>{t('paste.action')}</ActionButton>}
      </div>
      <Field label={t('prices.search')} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {first.error !== null && <Alert tone="bad">{errorMessage(first.error)}</Alert>}
      {!first.value && first.error === null && <Skeleton className="h-72" />}
      {first.value && (
        <Grid
          key={`${q} ${version}`}
          list={list}
          first={first.value}
          q={q}
          isOver={isOver}
          onPaste={setPasted}
          onSaved={() => void again()}
        />
      )}
      {pasted !== null && <PasteDialog list={list} first={pasted} onClose={() => setPasted(null)} onSaved={() => void again()} />}
    </section>
  )
}

interface GridProps extends PricesProps {
  first: { rows: Parameters<typeof gridRow>[0][]; nextCursor: string | null }
  q: string
  isOver: boolean
  onPaste: (text: string) => void
}

function Grid({ list, first, q, isOver, onPaste, onSaved }: GridProps) {
  const t = useText('admin-price-lists')
  const selection = useText('admin-selection')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [rows, setRows] = useState<GridRow[]>(() => first.rows.map(gridRow))
  const [cursor, setCursor] = useState(first.nextCursor)
  const [report, setReport] = useState<Record<string, string>>({})
  const changes = changesOf(rows)
  useUnsaved(changes.length > 0)
  const add = (id: string) =>
    run(async () => {
      const product = await staff('GET /admin/products/:id', { id })
      setRows((before) => [...addedRows(product, before), ...before])
    })
  const more = () =>
    run(async () => {
      const page = await staff('GET /admin/price-lists/:id/rows', { id: list.id, q, limit: pageSize, cursor: cursor! })
      setRows((before) => [...before, ...page.rows.map(gridRow).filter(({ sku }) => !before.some((row) => row.sku === sku))])
      setCursor(page.nextCursor)
    })
  const save = () =>
    run(async () => {
      if (changes.length === 0) return
      const refused = await setPrices(list.id, changes, () => undefined)
      setReport(Object.fromEntries(refused.map((one) => [one.sku, t(`refused.${one.error}`)])))
      if (refused.length === 0) onSaved()
      const failed = new Set(refused.map(({ sku }) => sku))
      setRows((before) => before.map((row) => (failed.has(row.sku) ? row : { ...row, saved: row.typed })))
    })
  useKeys(t('prices.title'), [{ keys: 'mod+s', label: t('prices.save'), run: () => void save() }])
  return (
    <>
      {!isOver && (
        <ProductFinder
          label={t('prices.add')}
          example={selection('productExample')}
          resultsLabel={selection('found')}
          onPick={(id) => void add(id)}
        />
      )}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {rows.length === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-8 text-center text-quiet">
          {t(q === '' ? 'prices.none' : 'prices.notFound')}
        </p>
      ) : (
        <PriceGrid
          rows={rows}
          report={report}
          isOver={isOver}
          onChange={(at, value) => setRows((before) => before.with(at, { ...before[at]!, typed: value }))}
          onPaste={onPaste}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {cursor !== null && (
          <ActionButton busy={busy} onClick={() => void more()}>
            {t('prices.more')}
          </ActionButton>
        )}
        {changes.length > 0 && (
          <ActionButton look="ember" busy={busy} keySign="Ctrl S" className="ms-auto" onClick={() => void save()}>
            {t('prices.saveCount', { count: changes.length })}
          </ActionButton>
        )}
      </div>
    </>
  )
}
