import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The shop's content, with articles like a real shop's: dated, and about products of the bench. */
export interface Articles {
  contentDir: string
  slugs: string[]
  remove: () => Promise<void>
}

const content = join(import.meta.dirname, '../content')
const productsEach = 3

/** Copies the content into a new directory in `parent`. `products`: slugs to write about. */
export async function makeArticles(parent: string, products: string[]): Promise<Articles> {
  const contentDir = join(parent, `content-${randomUUID()}`)
  await cp(content, contentDir, { recursive: true })
  const folder = join(contentDir, 'en/blog')
  const files = await readdir(folder)
  for (const [n, file] of files.entries()) {
    const about = products.slice(n * productsEach, (n + 1) * productsEach)
    const day = String(n + 1).padStart(2, '0')
    const text = (await readFile(join(folder, file), 'utf8'))
      .replace(/^daysAgo: .*$/m, `date: 2026-01-${day}`)
      .replace(/^products: .*$/m, `products: [${about.join(', ')}]`)
    await writeFile(join(folder, file), text)
  }
  return {
    contentDir,
    slugs: files.map((file) => file.replace(/\.md$/, '')),
    remove: () => rm(contentDir, { recursive: true, force: true }),
  }
}
