import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagePatterns, pageRoute } from './page-routes.ts'

describe('the patterns of pages', () => {
  it('are those of the web', () => {
    const source = readFileSync(join(import.meta.dirname, '../../web/routes.tsx'), 'utf8')
    const paths = [...source.matchAll(/(?:page\('|path: ')([^'*]+)'/g)].map(([, path]) => `/${path}`)
    expect(paths.length).toBeGreaterThan(15)
    expect([...pagePatterns].sort()).toEqual(['/', ...new Set(paths)].sort())
  })

  it('tell pages apart, and hold nothing of their addresses', () => {
    expect(
      ['/', '/market?a=b', '/product/bell', '/order/GF-1?token=hush', '/product/', '/product/a/b', '/nowhere', '/product/:slug'].map(
        pageRoute,
      ),
    ).toEqual(['/', '/market', '/product/:slug', '/order/:number', '/*', '/*', '/*', '/product/:slug'])
  })
})
