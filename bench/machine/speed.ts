import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { median } from '../numbers.ts'

/** What one round of the fixed work took on the machine that the budgets were set on. Measured in the same minutes as 20 lines of the bench, and divided by how much more those took. */
const referenceMs = 20
const rounds = 7

const words = 'kettlebell bench runner whey barbell moss granite loop yoga trail'.split(' ')
const products = Array.from({ length: 400 }, (_, n) => ({
  id: `product-${n}`,
  name: `${words[n % 10]} ${words[(n * 7) % 10]} ${n}`,
  price: (n * 7919) % 10_000,
  tags: words.slice(n % 5, (n % 5) + 4),
  variants: Array.from({ length: 4 }, (_variant, at) => ({ sku: `S-${n}-${at}`, stock: (n * at) % 17, price: (n * 31) % 997 })),
}))

/** What a shop does, without the shop: JSON both ways, sorting, escaping text for HTML, packing and hashing it. */
function work(): string {
  const read = JSON.parse(JSON.stringify(products)) as typeof products
  const sorted = read.toSorted((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'en'))
  const html = sorted.map(({ id, name, tags, variants }) => {
    const items = variants.map(({ sku, stock }) => `<li data-stock="${stock}">${sku.replaceAll('-', '&#8209;')}</li>`)
    return `<article id="${id}"><h2>${name}</h2><p>${tags.join(', ')}</p><ul>${items.join('')}</ul></article>`
  })
  return createHash('sha256')
    .update(deflateRawSync(html.join('')))
    .digest('hex')
}

function roundMs(): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < 4; turn += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times as long this machine takes just now as the one that the budgets were set on: CPU time of fixed work, the median of some rounds. Machines differ by half
 * from day to day; budgets of CPU time are multiplied by it, so that they say the same of our code.
 */
export function measureSlowness(): number {
  roundMs()
  return median(Array.from({ length: rounds }, roundMs)) / referenceMs
}
