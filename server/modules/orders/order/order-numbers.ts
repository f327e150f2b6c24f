import type { Config } from '#server/config.ts'
import { statement, type Tx } from '#server/db/statement.ts'

type Numbered = Pick<Config, 'orderNumbers'>

const allocate = statement(
  'orders.allocateNumbers',
  { before: 'text', after: 'text', count: 'int4' },
  { number: 'text' },
  `select $1::text || nextval('order_numbers') || $2::text as number from generate_series(1, $3)`,
)

/** Allocates the next order numbers, in the shop's current format. Numbers of orders that were refused at the last moment aren't reused. */
export async function allocateNumbers(tx: Tx, { orderNumbers: { before, after } }: Numbered, count: number): Promise<string[]> {
  return (await allocate.all(tx, { before, after, count })).map(({ number }) => number)
}

/** Allocates the next order number. */
export const allocateNumber = async (tx: Tx, config: Numbered): Promise<string> => (await allocateNumbers(tx, config, 1))[0]!

const digitsMin = 4

/** Normalizes typed text for a search by order number, comparing only letters and digits; null if it can't be part of a number. */
export function numberPart(typed: string): string | null {
  const part = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (part.match(/\d/g) ?? []).length < digitsMin ? null : part
}
