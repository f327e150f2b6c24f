import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { BulkJob } from './use-bulk.ts'

interface BulkReportProps<Row> {
  job: BulkJob<Row>
  rowLabel: (row: Row) => string
  onAgain: () => void
  onClose: () => void
}

/** The progress of a bulk action, and afterwards the rows that failed with their reasons. */
export function BulkReport<Row>({ job: { action, progress, leftOut, isOver }, rowLabel, onAgain, onClose }: BulkReportProps<Row>) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  const { done, total, failed, succeeded } = progress
  return (
    <Dialog open title={action.label} onClose={() => isOver && onClose()}>
      <div className="grid gap-4 overflow-y-auto p-5">
        {!isOver && <progress max={total} value={done} aria-label={action.label} className="h-2 w-full accent-ink" />}
        <p role="status">{isOver ? t('bulk.report', { done: succeeded.length, total }) : t('bulk.progress', { done, total })}</p>
        {leftOut > 0 && <p className="text-quiet">{t('bulk.leftOut', { count: leftOut })}</p>}
        {failed.length > 0 && (
          <ul className="grid max-h-60 gap-2 overflow-y-auto border-t border-line pt-3">
            {failed.map(({ row, error }) => (
              <li key={rowLabel(row)}>
                <span className="font-medium">{rowLabel(row)}</span>
                <span className="block text-bad">{errorMessage(error)}</span>
              </li>
            ))}
          </ul>
        )}
        {isOver && (
          <div className="flex gap-2">
            {failed.length > 0 && <ActionButton onClick={onAgain}>{t('retry')}</ActionButton>}
            <ActionButton onClick={onClose}>{t('close')}</ActionButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}
