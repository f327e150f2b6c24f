import { setTimeout as wait } from 'node:timers/promises'
import type { SampleProduct } from '../database/sample.ts'
import { bytesOf, Connection } from '../load/connection.ts'
import { median } from '../numbers.ts'
import { get } from '../requests/get.ts'
import { Prices } from './prices.ts'

/** Milliseconds for the first list after a product changed, for the same list once more, and their ratio. */
interface FirstList {
  firstMs: number
  againMs: number
  ratio: number
}

const request = bytesOf(get('/api/user/products?limit=20'))
/** Time until every process has received a change. */
const heardMs = 100
const warmUps = 50

/** Times single requests on an idle shop: medians over a number of changes, each of another product. */
export async function measureFirstList(
  database: string,
  origin: string,
  { products, changes }: { products: SampleProduct[]; changes: number },
): Promise<FirstList> {
  const prices = new Prices(database)
  const connection = await Connection.open(origin)
  try {
    for (let n = 0; n < warmUps; n++) await time(connection)
    const [first, again]: [number[], number[]] = [[], []]
    for (let n = 0; n < changes; n++) {
      await prices.change(products[n % products.length]!)
      await wait(heardMs)
      first.push(await time(connection))
      // After the same pause, since a process that has just woken up is slower at anything.
      await wait(heardMs)
      again.push(await time(connection))
    }
    const [firstMs, againMs] = [median(first), median(again)]
    return { firstMs, againMs, ratio: firstMs / againMs }
  } finally {
    connection.close()
    await prices.close()
  }
}

async function time(connection: Connection): Promise<number> {
  const started = performance.now()
  const { status } = await connection.send(request)
  if (status !== 200) throw new Error(`A list answers ${status}`)
  return performance.now() - started
}
