import type { Database } from '#server/db/pool.ts'
import { checkImport } from './check.ts'
import type { ImportSettings } from './kind.ts'
import { runImport } from './run.ts'
import { undoImport } from './undo.ts'

/** What is done with an import, one after the other, each by a job. */
export type Step = 'check' | 'run' | 'undo'

interface Given {
  database: Database
  config: ImportSettings
  clock: () => Date
  /** Aborted when it is to end between two batches, to be gone on with later. */
  stopping: AbortSignal
}

/** Does a step of the import of this id, in this process. */
export function doStep(step: Step, id: string, { database, config, clock, stopping }: Given): Promise<void> {
  if (step === 'check') return checkImport(database, config, id, clock(), stopping)
  return step === 'run' ? runImport(database, config, id, clock, stopping) : undoImport(database, id, clock, stopping)
}
