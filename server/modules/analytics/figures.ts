import { addDays, dayMs } from '#contract/time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { eachDay, firstIdOf, startOfDay } from './days.ts'
import * as queries from './queries.ts'

/** The figures of a time span; money in minor units. */
export interface Figures {
  orders: number
  sales: number
  refunded: number
  members: number
  posts: number
  /** Goods before discounts and without tax, the discounts on them, and the value of returned goods. */
  gross: number
  discounts: number
  returned: number
  /** Shipping and tax, net of refunds. */
  shipping: number
  tax: number
  /** Sold gift cards, except those taken back. */
  gift_cards: number
  /** The unpaid part of the orders. */
  unpaid: number
}
interface Span {
  from: number
  until: number
}

const noFigures: Figures = {
  orders: 0,
  sales: 0,
  refunded: 0,
  members: 0,
  posts: 0,
  gross: 0,
  discounts: 0,
  returned: 0,
  shipping: 0,
  tax: 0,
  gift_cards: 0,
  unpaid: 0,
}

/** Net sales: without discounts, returns, shipping, tax and gift cards; minor units. */
export const netOf = ({ gross, discounts, returned }: Figures): number => gross - discounts - returned

/** Adds up the figures of several time spans. */
export const sumOf = (all: readonly Figures[]): Figures => {
  const sum = { ...noFigures }
  for (const one of all) for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += one[name]
  return sum
}

/** Counts the figures of time spans from the original rows, in the given order. */
export async function countSpans(db: Db | Tx, spans: readonly Span[]): Promise<Figures[]> {
  if (spans.length === 0) return []
  const rows = await queries.countSpans.all(db, {
    from: spans.map(({ from }) => new Date(from)),
    until: spans.map(({ until }) => new Date(until)),
    first: spans.map(({ from }) => firstIdOf(from)),
    end: spans.map(({ until }) => firstIdOf(until)),
  })
  const byStart = new Map(rows.map(({ from, ...figures }) => [from.getTime(), figures]))
  return spans.map(({ from }) => byStart.get(from) ?? noFigures)
}

/** The first day that isn't stored in `daily_figures` yet; from then on figures are counted from the original rows. */
export async function firstLiveDay(db: Db): Promise<string> {
  const last = await queries.lastCountedDay.one(db, {})
  return last ? addDays(last.day, 1) : '1970-01-01'
}

/**
 * The figures of each day of a range whose last day ends at `until` (ms). Stored days are read from `daily_figures`; later days and a
 * partial last day are counted from the original rows.
 */
export async function figuresOf(
  db: Db,
  { from, to, until, liveFrom }: { from: string; to: string; until: number; liveFrom: string },
): Promise<Figures[]> {
  const days = eachDay(from, to)
  const isPartial = until < startOfDay(to) + dayMs
  const isLive = (day: string) => day >= liveFrom || (isPartial && day === to)
  const live = days.filter(isLive)
  const spans = live.map((day) => ({ from: startOfDay(day), until: Math.min(until, startOfDay(day) + dayMs) }))
  const [stored, counted] = await Promise.all([queries.storedDays.all(db, { from, to }), countSpans(db, spans)])
  const byDay = new Map<string, Figures>(stored.map(({ day, ...figures }) => [day, figures]))
  for (const [at, day] of live.entries()) byDay.set(day, counted[at] ?? noFigures)
  return days.map((day) => byDay.get(day) ?? noFigures)
}

/** The end of a requested range: the end of its last day, or now if that is earlier. */
export const endOfRange = (to: string, now: number): number => Math.min(startOfDay(to) + dayMs, now + 1)
