import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { colours } from '../catalogue/colours.ts'
import { products } from '../catalogue/index.ts'
import type { SeedProduct } from '../types.ts'
import { picturesOf } from './names.ts'
import { drawn } from './picture.ts'

export { picturesOf } from './names.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

function filesOf(product: SeedProduct): [name: string, svg: string][] {
  const { main, second, byColour } = picturesOf(product)
  const shade = (name: string): string => drawn({ ...product.picture, colour: colours[name as keyof typeof colours] }, 1)
  return [
    [main, drawn(product.picture, 1)],
    [second, drawn(product.picture, 2)],
    ...Object.entries(byColour).map(([name, file]): [string, string] => [file, shade(name)]),
  ]
}

/** Writes every picture anew; run with `node db/seed/draw/draw.ts`. */
if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) rmSync(folder + file)
  const files = products.flatMap(filesOf)
  for (const [name, svg] of files) writeFileSync(folder + name, svg)
  console.log(`${files.length} pictures, the largest ${Math.max(...files.map(([, svg]) => svg.length))} bytes`)
}
