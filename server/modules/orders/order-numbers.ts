import type { Config } from '#server/config.ts'
import { statement, type Tx } from '#server/db/statement.ts'

type Numbered = Pick<Config, 'orderNumbers'>

const take = statement(
  'orders.takeNumbers',
  { before: 'text', after: 'text', count: 'int4' },
  { number: 'text' },
  `select $1::text || nextval('order_numbers') || $2::text as number from generate_series(1, $3)`,
)

/** The next numbers, in the form that the shop gives them now. Those of orders that were refused at the last moment are left out. */
export async function takeNumbers(tx: Tx, { orderNumbers: { before, after } }: Numbered, count: number): Promise<string[]> {
  return (await take.all(tx, { before, after, count })).map(({ number }) => number)
}

/** The next one. */
export const takeNumber = async (tx: Tx, config: Numbered): Promise<string> => (await takeNumbers(tx, config, 1))[0]!

/** What numbers look like in a shop that never said. */
const usual = { before: 'GF-', after: '' }

/** The numbers that somebody may mean: what they typed, or digits alone as the shop writes them, today and where it never said otherwise. */
export function numbersMeant(typed: string, { orderNumbers }: Numbered): string[] {
  const whole = typed.trim().toUpperCase()
  const digits = /^(?:GF)?[\s#-]*(\d{1,12})$/.exec(whole)?.[1]
  return [
    whole.replace(/^#/, ''),
    ...(digits === undefined ? [] : [orderNumbers, usual].map(({ before, after }) => `${before}${digits}${after}`)),
  ]
}
