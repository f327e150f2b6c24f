import type { Tx } from '#server/db/statement.ts'
import { refuse } from '#contract/refuse.ts'
import {
  sourcePath,
  redirectsFrom,
  type SavedRedirect,
  shopPages,
  saveRedirects,
  targetPath,
  unsaveRedirects,
} from '#server/modules/redirects/redirects.ts'
import type { LineError } from './formats/file-product.ts'
import { type RedirectLine, redirectColumns } from './formats/lines.ts'
import {
  changedSince,
  type Checker,
  type Kind,
  type RowRunner,
  type RunContext,
  type SaveBatch,
  sentencesOf,
  type ImportWork,
} from './kind.ts'
import type { Checked, ReadRow, Result } from './queries.ts'
import { TakenKeys } from './taken-keys.ts'
import type { DoneRow } from './undo-queries.ts'

/** Redirects of old paths. Chains are shortened to their final target; loops are refused. */
export const redirects: Kind<RedirectLine> = { checker: redirectChecker, runner: redirectRunner, undo }

const hopsMax = 1000
const pathOf = (to: string): string => to.split('?')[0]!

async function redirectChecker({ database: { db }, config: { origin } }: ImportWork): Promise<Checker<RedirectLine>> {
  const taken = new TakenKeys()
  /** The targets of earlier lines, with chains resolved. */
  const planned = new Map<string, string>()

  function checkOne(
    { position, line, content, errors: known }: ReadRow<RedirectLine>,
    there: Map<string, { id: string; to_path: string }>,
    live: ReadonlySet<string>,
  ): Checked {
    const errors: LineError[] = [...known]
    const wrong = (column: string, message: string): void => void errors.push({ line, column, message })
    const [begin, to] = [sourcePath(content.from, origin), targetPath(content.to, origin)]
    const from = begin === undefined || live.has(begin) ? undefined : begin
    const refused: Checked = { position, action: 'refuse', errors, warnings: [], target_id: null }
    if (from === undefined && content.from !== '') wrong(redirectColumns.from[0], 'is not a path of this shop that can be redirected')
    if (to === undefined && content.to !== '') wrong(redirectColumns.to[0], 'is not a path of this shop')
    if (from === undefined || to === undefined) return refused
    const other = taken.claim(from, line)
    if (other !== undefined) wrong(redirectColumns.from[0], `is on line ${other}, too`)
    const end = endOf(to, (path) => planned.get(path) ?? there.get(path)?.to_path)
    if (end === undefined || pathOf(end) === from) wrong(redirectColumns.to[0], 'leads back to where it begins')
    const before = there.get(from)
    if (errors.length > 0 || end === undefined) return { ...refused, target_id: before?.id ?? null }
    planned.set(from, end)
    const changes = [{ column: redirectColumns.to[0], before: before?.to_path ?? '', after: end }]
    const target = { position, errors, warnings: [], target_id: before?.id ?? null, changes }
    if (!before) return { ...target, action: 'create' }
    return before.to_path === end ? { ...target, action: 'same', changes: [] } : { ...target, action: 'update' }
  }

  return {
    async check(rows) {
      const paths = rows.flatMap(({ content: { from, to } }) => [sourcePath(from, origin), targetPath(to, origin)])
      const there = await redirectsFrom(
        db,
        paths.flatMap((path) => (path === undefined ? [] : [pathOf(path)])),
      )
      const live = await shopPages(
        db,
        rows.flatMap(({ content: { from } }) => sourcePath(from, origin) ?? []),
      )
      return rows.map((row) => checkOne(row, there, live))
    },
  }
}

/** The final target of a path; undefined for a loop. */
function endOf(to: string, next: (path: string) => string | undefined): string | undefined {
  let end = to
  for (let hops = 0; hops < hopsMax; hops += 1) {
    const further = next(pathOf(end))
    if (further === undefined || further === end) return end
    end = further
  }
  return undefined
}

async function redirectRunner({ config: { origin } }: RunContext): Promise<RowRunner<RedirectLine>> {
  return {
    parts: (rows) => [rows],
    async write(tx, rows, now) {
      const given = rows.map(({ content }) => {
        const [from, to] = [sourcePath(content.from, origin), targetPath(content.to, origin)]
        if (from === undefined || to === undefined) throw refuse('INVALID_INPUT', { to: ['is not a path of this shop'] })
        return { from, to }
      })
      const saved = await saveRedirects(tx, given, now)
      return rows.map(({ position }, at): Result => {
        const before: SavedRedirect = saved[at]!
        const result = before.before === null ? 'created' : 'updated'
        return { position, result, target_id: before.id, before, version: null, errors: [] }
      })
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

async function undo(tx: Tx, done: DoneRow[], { now }: SaveBatch): Promise<(string | null)[]> {
  const saved = done.map(({ before }) => before as SavedRedirect)
  return (await unsaveRedirects(tx, saved, now)).map((isUndone) => (isUndone ? null : changedSince))
}
