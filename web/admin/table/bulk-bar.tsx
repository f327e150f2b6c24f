import { useText } from '#web/lib/text.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { useMay } from '#web/admin/session/session.ts'
import { BulkReport } from './bulk-report.tsx'
import type { BulkAction, List, Query } from './list.ts'
import { useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps<Row> {
  list: List<Row>
  selection: Selection<Row>
  query: Query
  onDone: () => void
}

const button = 'inline-flex min-h-11 items-center gap-2 rounded-input px-2.5 whitespace-nowrap hover:bg-ground/15'

/** Appears at the bottom while rows are selected: their number, and the bulk actions. */
export function BulkBar<Row>({ list, selection, query, onDone }: BulkBarProps<Row>) {
  const t = useText('admin')
  const may = useMay()
  const bulk = useBulk({ list, selection, query, onDone })
  const actions = (list.bulk ?? []).filter(({ permission }) => may(permission))
  const count = selection.chosen.size
  const keyed = actions.filter(({ keySign }) => keySign !== undefined)
  useKeys(
    t('keys.chosen'),
    count === 0
      ? []
      : [
          ...keyed.map((action) => ({ keys: (action.keySign ?? '').toLowerCase(), label: action.label, run: () => bulk.start(action) })),
          { keys: 'Escape', label: t('list.deselect'), run: selection.clear },
        ],
  )
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t('list.selected', { count })}
      </p>
      {count > 0 && (
        <div className="no-print pointer-events-none sticky inset-x-0 bottom-16 z-20 flex justify-center px-3 md:bottom-6">
          <div className="pointer-events-auto flex max-w-full animate-rise items-center gap-1 overflow-x-auto rounded-card bg-ink px-3 py-1.5 text-ground shadow-float">
            <span className="px-2 font-semibold whitespace-nowrap">{t('list.selected', { count })}</span>
            {bulk.canTakeAll && (
              <button type="button" className={`${button} underline`} onClick={bulk.takeAll}>
                {t('list.takeAll')}
              </button>
            )}
            <span className="mx-1 h-6 w-px shrink-0 bg-ground/30" />
            {actions.map((action: BulkAction<Row>) => (
              <button
                key={action.id}
                type="button"
                className={button}
                aria-keyshortcuts={action.keySign}
                onClick={() => bulk.start(action)}
              >
                {action.label}
                {action.keySign && <KeySign>{action.keySign}</KeySign>}
              </button>
            ))}
            <button type="button" className={button} aria-label={t('list.deselect')} onClick={selection.clear}>
              <AdminIcon name="close" />
            </button>
          </div>
        </div>
      )}
      {bulk.job && <BulkReport job={bulk.job} rowLabel={list.rowLabel} onAgain={bulk.again} onClose={bulk.close} />}
    </>
  )
}
