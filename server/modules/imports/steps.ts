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
}

/** Does a step of the import of this id, in this process. */
export function doStep(step: Step, id: string, { database, config, clock }: Given): Promise<void> {
  if (step === 'check') return checkImport(database, config, id, clock())
  return step === 'run' ? runImport(database, config, id, clock) : undoImport(database, id, clock)
}
