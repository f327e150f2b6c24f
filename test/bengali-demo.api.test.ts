import { expect, it } from 'vitest'
import { brands, categories, products as single, sets } from '#seed/catalogue/index.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { startApp } from './app.ts'
import { staffToken } from './builders.ts'
import { fillBengali } from '#seed/bengali/fill-bengali.ts'

const products = [...single, ...sets]

it('every product of the demo has all Bengali texts, none of them outdated', async () => {
  const app = await startApp()
  try {
    await app.database.transaction(async (tx) => {
      await fillCatalogue(tx, { brands, categories, products }, app.now())
      await fillBengali(tx)
    })
    const token = await staffToken(app)
    const open: object[] = []
    let seen = 0
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await app.call('GET /admin/translations/products', { locale: 'bn', limit: 50, ...(cursor && { cursor }) }, { token })
      seen += page.products.length
      for (const { original, missing, outdated } of page.products)
        if (missing > 0 || outdated.length > 0) open.push({ name: original.name, missing, outdated })
      cursor = page.nextCursor
    }
    expect([seen, open]).toEqual([products.length, []])
  } finally {
    await app.stop()
  }
})
