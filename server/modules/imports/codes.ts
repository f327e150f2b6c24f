import type { ValueChange } from '#contract/imports.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import type { Tx } from '#server/db/statement.ts'
import { codesNow, promotionsNamed, removeUnusedCodes, saveCodes } from '#server/modules/promotions/promotions.ts'
import type { LineError } from './formats/file-product.ts'
import { type CodeLine, codeColumns } from './formats/lines.ts'
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

type Promotion = Awaited<ReturnType<typeof promotionsNamed>>[number]
type Saved = Awaited<ReturnType<typeof codesNow>> extends Map<string, infer S> ? S : never

/** The data for undoing a change: how often the code could be used before. Nothing is stored for a new code. */
interface Before {
  code: string
  promotionId: string
  usesMax: number | null
  usesMaxBefore: number | null
}

/** Codes of existing promotions; a line refers to its promotion by name or id. */
export const codes: Kind<CodeLine> = { checker: codeChecker, runner: codeRunner, undo }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const shown = (usesMax: number | null): string => (usesMax === null ? '' : String(usesMax))

/** Finds the promotion of each line: returns the promotion, or what is wrong with the reference. */
async function promotionsOf(db: ImportWork['database']['db'] | Tx, lines: CodeLine[]): Promise<(line: CodeLine) => Promotion | string> {
  const ids = [...new Set(lines.map(({ promotionId }) => promotionId.toLowerCase()).filter((id) => uuid.test(id)))]
  const names = [...new Set(lines.map(({ promotion }) => promotion).filter(Boolean))]
  const found = await promotionsNamed(db, { ids, names })
  return ({ promotion, promotionId }) => {
    const same = found.filter(({ id, name }) => (promotionId === '' ? name === promotion : id === promotionId.toLowerCase()))
    if (same.length > 1) return 'is the name of several promotions: say its ID'
    return same[0] ?? 'is no promotion'
  }
}

async function codeChecker({ database: { db } }: ImportWork): Promise<Checker<CodeLine>> {
  const taken = new TakenKeys()
  const added = new Map<string, number>()
  const checkOne = (
    { position, line, content, errors: known }: ReadRow<CodeLine>,
    promotion: Promotion | string,
    saved?: Saved,
  ): Checked => {
    const errors: LineError[] = [...known]
    const wrong = (column: string, message: string): void => void errors.push({ line, column, message })
    const other = content.code === '' ? undefined : taken.claim(content.code, line)
    if (other !== undefined) wrong(codeColumns.code[0], `is on line ${other}, too`)
    if (typeof promotion === 'string') {
      if (content.promotion !== '' || content.promotionId !== '') wrong(codeColumns.promotion[0], promotion)
      return { position, action: 'refuse', errors, warnings: [], target_id: null }
    }
    if (promotion.trigger !== 'code') wrong(codeColumns.promotion[0], 'applies by itself: it has no codes')
    if (saved && saved.promotionId !== promotion.id) wrong(codeColumns.code[0], "is another promotion's")
    const count = promotion.codes + (added.get(promotion.id) ?? 0)
    if (!saved && count >= promotionLimits.codesPerPromotion)
      wrong(codeColumns.code[0], `is more than the ${count} that a promotion may have`)
    const target = { position, errors, warnings: [], target_id: promotion.id, label: promotion.name }
    if (errors.length > 0) return { ...target, action: 'refuse' }
    if (!saved) {
      added.set(promotion.id, (added.get(promotion.id) ?? 0) + 1)
      return { ...target, action: 'create' }
    }
    if (saved.usesMax === content.usesMax) return { ...target, action: 'same' }
    const changes: ValueChange[] = [{ column: codeColumns.usesMax[0], before: shown(saved.usesMax), after: shown(content.usesMax) }]
    return { ...target, action: 'update', changes }
  }
  return {
    async check(rows) {
      const lines = rows.map(({ content }) => content)
      const saved = await codesNow(
        db,
        lines.map(({ code }) => code),
      )
      const promotionOf = await promotionsOf(db, lines)
      return rows.map((row) => checkOne(row, promotionOf(row.content), saved.get(row.content.code)))
    },
  }
}

async function codeRunner(_: RunContext): Promise<RowRunner<CodeLine>> {
  return {
    parts: (rows) => [rows],
    async write(tx, rows, now) {
      const saved = await codesNow(
        tx,
        rows.map(({ content }) => content.code),
      )
      const given = rows.map(({ target_id, content: { code, usesMax } }) => ({ code, usesMax, promotionId: target_id! }))
      await saveCodes(tx, given, now)
      return rows.map(({ position }, at): Result => {
        const one = given[at]!
        const earlier = saved.get(one.code)
        const before: Before = { ...one, usesMaxBefore: earlier?.usesMax ?? null }
        return { position, result: earlier ? 'updated' : 'created', target_id: one.promotionId, before, version: null, errors: [] }
      })
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

async function undo(tx: Tx, done: DoneRow[], { now }: SaveBatch): Promise<(string | null)[]> {
  const rows = done.map(({ result, before }) => ({ isNew: result === 'created', ...(before as Before) }))
  const saved = await codesNow(
    tx,
    rows.map(({ code }) => code),
  )
  const isGone = ({ code, isNew }: (typeof rows)[number]) => isNew && !saved.has(code)
  const isSame = ({ code, promotionId, usesMax }: Before) =>
    saved.get(code)?.promotionId === promotionId && saved.get(code)?.usesMax === usesMax
  const [fresh, changed] = [rows.filter((one) => one.isNew && isSame(one)), rows.filter((one) => !one.isNew && isSame(one))]
  const removed = await removeUnusedCodes(
    tx,
    fresh.map(({ code }) => code),
  )
  if (changed.length > 0)
    await saveCodes(
      tx,
      changed.map(({ code, promotionId, usesMaxBefore }) => ({ code, promotionId, usesMax: usesMaxBefore })),
      now,
    )
  return rows.map((one) => {
    if (isGone(one)) return null
    if (!isSame(one)) return changedSince
    return one.isNew && !removed.has(one.code) ? 'was used since' : null
  })
}
