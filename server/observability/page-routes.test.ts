import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagePatterns } from '#contract/page-patterns.ts'
import { pageRoute } from './page-routes.ts'

describe('the route patterns of pages', () => {
  it('match those of the web', () => {
    const source = readFileSync(join(import.meta.dirname, '../../web/routes.tsx'), 'utf8')
    const paths = [...source.matchAll(/(?:page\('|path: '(?!\*)|^ {2}')([^']+)'/gm)].map(([, path]) => `/${path}`)
    expect(paths.length).toBeGreaterThan(15)
    expect([...pagePatterns].sort()).toEqual(['/', ...new Set(paths)].sort())
  })

  it('distinguish pages, and contain nothing of their URLs', () => {
    const addresses = {
      '/': '/',
      '/market?a=b': '/market',
      '/product/bell': '/product/:slug',
      '/product/:slug': '/product/:slug',
      '/order/GF-1?token=hush': '/order/:number',
      '/order/GF-1/review/bell': '/order/:number/review/:productId',
      '/wishlist/shared/hush': '/wishlist/shared/:token',
      '/training': '/training/*',
      '/training/workouts/hush/edit?a=b': '/training/*',
      '/trainings': '/*',
      '/product': '/*',
      '/product/': '/*',
      '/product/a/b': '/*',
      '/order//review/bell': '/*',
      '/wishlist/stolen/hush': '/*',
      [`/product${'/a'.repeat(1000)}`]: '/*',
      '/nowhere': '/*',
    }
    expect(Object.keys(addresses).map(pageRoute)).toEqual(Object.values(addresses))
  })
})
