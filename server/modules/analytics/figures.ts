import type { Db, Tx } from '#server/db/statement.ts'
import { addDays, dayMs, eachDay, firstIdOf, startOfDay } from './days.ts'
import * as queries from './queries.ts'

/** What happened in some time; money in minor units. */
export interface Figures {
  orders: number
  sales: number
  refunded: number
  members: number
  posts: number
  /** Goods before discounts and without tax, what was taken off them, and what of them came back. */
  gross: number
  discounts: number
  returned: number
  /** Without what went back of them. */
  shipping: number
  tax: number
  /** Sold, without those that were taken back. */
  gift_cards: number
  /** Of the orders, what isn't paid yet. */
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

/** What was sold, without discounts, returns, shipping, tax and gift cards; minor units. */
export const netOf = ({ gross, discounts, returned }: Figures): number => gross - discounts - returned

/** The figures of several spans added up, each by its name. */
export const sumOf = (all: readonly Figures[]): Figures => {
  const sum = { ...noFigures }
  for (const one of all) for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += one[name]
  return sum
}

/** Counts spans of time from the rows themselves, in their order. */
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

/** The first day that isn't counted yet: from then on the rows themselves are read. */
export async function firstLiveDay(db: Db): Promise<string> {
  const last = await queries.lastCountedDay.one(db, {})
  return last ? addDays(last.day, 1) : '1970-01-01'
}

/**
 * The figures of each day of a range, those of the last one until `until` (ms): of counted days as they were counted, of others, and of a
 * last day that isn't whole, from the rows.
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

/** Where a range that is asked for ends: with its last day, or now. */
export const endOf = (to: string, now: number): number => Math.min(startOfDay(to) + dayMs, now + 1)
