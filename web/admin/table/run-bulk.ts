/** The progress of a bulk action. */
export interface BulkProgress<Row> {
  done: number
  total: number
  failed: { row: Row; error: unknown }[]
  /** The rows to undo. */
  succeeded: Row[]
}

const atOnce = 4

/** Runs an action on many rows, a few concurrently. A failed row doesn't stop the others. Progress is reported after each. */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (progress: BulkProgress<Row>) => void,
): Promise<BulkProgress<Row>> {
  const progress: BulkProgress<Row> = { done: 0, total: rows.length, failed: [], succeeded: [] }
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) {
      await run(row).then(
        () => progress.succeeded.push(row),
        (error: unknown) => progress.failed.push({ row, error }),
      )
      progress.done += 1
      onProgress({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return progress
}
