import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import type { BulkAction, List, Query } from './list.ts'
import { type BulkProgress, runBulk } from './run-bulk.ts'
import type { Selection } from './use-selection.ts'

/** A running bulk action, or a finished one with something to report. */
export interface BulkJob<Row> {
  action: BulkAction<Row>
  progress: BulkProgress<Row>
  /** The number of selected rows that the action doesn't apply to. */
  leftOut: number
  isOver: boolean
}

interface Options<Row> {
  list: List<Row>
  selection: Selection<Row>
  query: Query
  onDone: () => void
}

/** The most rows that "select all filtered" selects. */
const allMax = 1000
const pageSize = '100'

/** Runs bulk actions: reports progress and failures, and offers to undo what can be undone. */
export function useBulk<Row>({ list, selection, query, onDone }: Options<Row>) {
  const t = useText('admin')
  const [job, setJob] = useState<BulkJob<Row> | null>(null)

  async function run(action: BulkAction<Row>, chosen: readonly Row[]): Promise<void> {
    const rows = chosen.filter((row) => action.isFor?.(row) ?? true)
    const base = { action, leftOut: chosen.length - rows.length }
    setJob({ ...base, progress: { done: 0, total: rows.length, failed: [], succeeded: [] }, isOver: false })
    const progress = await runBulk(rows, action.run, (now) => setJob({ ...base, progress: now, isOver: false }))
    onDone()
    // They're copies from before the action, by which the next one would be judged.
    selection.set(progress.succeeded, false)
    if (progress.failed.length > 0 || base.leftOut > 0) return setJob({ ...base, progress, isOver: true })
    setJob(null)
    toast('success', t('bulk.done', { action: action.label, count: progress.succeeded.length }), undoOf(action, progress.succeeded))
  }

  function undoOf({ undo }: BulkAction<Row>, rows: Row[]) {
    if (!undo) return undefined
    const undoing = { id: 'undo', label: t('undo'), permission: null, run: undo }
    return { label: t('undo'), run: () => void run(undoing, rows) }
  }

  /** Selects all rows that the filters match, up to `allMax`. */
  async function takeAll(): Promise<void> {
    const { cursor: _, ...filters } = query
    const rows: Row[] = []
    let cursor: string | null = null
    do {
      const page = await list.load(
        { ...filters, limit: pageSize, ...(cursor !== null && { cursor }) },
        { signal: new AbortController().signal },
      )
      rows.push(...page.rows)
      cursor = page.nextCursor
    } while (cursor !== null && rows.length < allMax)
    selection.set(rows, true)
    if (cursor !== null) toast('info', t('bulk.limited', { count: rows.length }))
  }

  return {
    job,
    canTakeAll: job === null,
    start: (action: BulkAction<Row>) => {
      const rows = [...selection.chosen.values()]
      if (action.open) action.open(rows)
      else void run(action, rows)
    },
    takeAll: () => void takeAll().catch(toastError),
    again: () =>
      job &&
      void run(
        job.action,
        job.progress.failed.map(({ row }) => row),
      ),
    close: () => setJob(null),
  }
}
