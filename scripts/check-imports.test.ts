import { describe, expect, it } from 'vitest'
import { check } from './imports/check.ts'
import { parseSource } from './imports/source.ts'
import { findUnusedExports } from './imports/unused-exports.ts'

const names = {
  '#contract/*': './contract/*',
  '#server/*': './server/*',
  '#web/*': './web/*',
  '#seed/*': './db/seed/*',
  '#test/*': './test/*',
}
const complaintsAbout = (files: Record<string, string>) =>
  check(Object.entries(files).map(([path, text]) => parseSource(path, text, names)))

/** In one file, an import of another; nothing else matters. */
const importing = (path: string, specifier: string) => complaintsAbout({ [path]: `import { a } from '${specifier}'\nexport const b = a` })

describe('who may import whom', () => {
  it.each([
    ['contract/cart.ts', '#contract/fields.ts'],
    ['contract/cart.ts', 'zod'],
    ['contract/cart.test.ts', 'vitest'],
    ['server/http/api.ts', '#server/db/pool.ts'],
    ['server/db/pool.ts', 'pg'],
    ['server/modules/orders/orders.ts', '#server/modules/catalogue/catalogue.ts'],
    ['server/modules/orders/orders.ts', './queries.ts'],
    ['server/modules/auth/sign-in/sign-in.ts', '../users/queries.ts'],
    ['server/modules/auth/routes.ts', './social/routes.ts'],
    ['server/modules/orders/checkout/place-order.ts', '../order/find-order.ts'],
    ['server/modules/orders/orders.ts', '#server/modules/auth/users/users.ts'],
    ['server/modules/orders/routes.ts', '#server/http/bind.ts'],
    ['server/modules/orders/orders.api.test.ts', '#test/app.ts'],
    ['server/app.ts', './modules/orders/routes.ts'],
    ['server/pages/pages.ts', '../app.ts'],
    ['web/ui/button.tsx', '#web/lib/text.ts'],
    ['web/features/orders/order.tsx', '#web/features/cart/cart.ts'],
    ['web/pages/market/page.tsx', '#web/features/catalogue/card.ts'],
    ['web/root.tsx', './layout/frame.tsx'],
    ['db/seed/seed.ts', '#server/db/pool.ts'],
    ['e2e/shop.e2e.ts', '#seed/accounts.ts'],
    ['bench/http.ts', '#server/app.ts'],
    ['scripts/start.ts', '#server/serve.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  it.each([
    ['contract/cart.ts', '#server/config.ts'],
    ['contract/cart.ts', 'react'],
    ['server/db/pool.ts', '#server/http/api.ts'],
    ['server/config.ts', '#server/db/pool.ts'],
    ['server/http/api.ts', '#server/modules/cart/cart.ts'],
    ['server/modules/orders/orders.ts', '#server/modules/catalogue/queries.ts'],
    ['server/modules/cart/cart.ts', '#server/modules/orders/orders.ts'],
    ['server/modules/auth/users/users.ts', '../sessions/sessions.ts'],
    ['server/modules/orders/order/find-order.ts', '../checkout/create-order.ts'],
    ['server/modules/orders/refunds/refund.ts', '../orders.ts'],
    ['server/modules/returns/returns.ts', '#server/modules/orders/order/find-order.ts'],
    ['server/modules/auth/passkeys/passkeys.ts', '../second-factor/tickets.ts'],
    ['server/modules/orders/orders.ts', '#server/modules/auth/users/queries.ts'],
    ['server/modules/cart/cart.ts', '#server/modules/payments/payments.ts'],
    ['server/modules/cart/cart.ts', '#server/app.ts'],
    ['server/modules/cart/cart.ts', '#test/app.ts'],
    ['web/lib/call.ts', '#web/ui/button.tsx'],
    ['web/ui/button.tsx', '#web/features/cart/cart.ts'],
    ['web/features/catalogue/card.ts', '#web/features/cart/cart.ts'],
    ['web/pages/market/page.tsx', '../product/page.tsx'],
    ['web/pages/market/page.tsx', '#web/layout/header.tsx'],
    ['web/entry.server.tsx', '#server/serve.ts'],
    ['web/lib/call.ts', 'node:fs'],
    ['db/seed/seed.ts', '#web/lib/call.ts'],
    ['e2e/shop.e2e.ts', '#server/app.ts'],
    ['bench/http.ts', '#web/root.tsx'],
  ])('%s may not import %s', (path, specifier) => {
    expect(importing(path, specifier)).toHaveLength(1)
  })

  it('a domain needs a layer', () => {
    expect(complaintsAbout({ 'server/modules/lottery/lottery.ts': 'export const a = 1' })).toEqual([
      expect.stringContaining('lottery has no layer'),
    ])
  })
})

describe('zod stays out of the first load', () => {
  const contract = {
    'contract/fields.ts': "import { z } from 'zod'\nexport const id = z.uuid()",
    'contract/cart.ts': "import { id } from './fields.ts'\nexport const cart = id\nexport type Cart = string",
    'contract/urls.ts': "import type { Cart } from './cart.ts'\nexport const home = '/' satisfies Cart",
  }

  it.each([
    ['types of a schema', 'web/lib/call.ts', "import type { Cart } from '#contract/cart.ts'\nexport type A = Cart"],
    ['a plain module', 'web/lib/call.ts', "import { home } from '#contract/urls.ts'\nexport const a = home"],
    ['a schema in a form', 'web/pages/checkout/address.form.tsx', "import { cart } from '#contract/cart.ts'\nexport const a = cart"],
    [
      'a schema in a folder of forms',
      'web/pages/checkout/forms/address.tsx',
      "import { cart } from '#contract/cart.ts'\nexport const a = cart",
    ],
  ])('%s may be imported', (_, path, text) => {
    expect(complaintsAbout({ ...contract, [path]: text })).toEqual([])
  })

  it.each([
    ['a schema', "import { cart } from '#contract/cart.ts'"],
    ['a schema among types', "import { type Cart, cart } from '#contract/cart.ts'"],
    ['zod', "import { z } from 'zod'"],
  ])('%s may not', (_, text) => {
    expect(complaintsAbout({ ...contract, 'web/features/cart/cart.ts': `${text}\nexport const a = 1` })).toEqual([
      expect.stringContaining('brings zod to the browser'),
    ])
  })
})

describe('exports', () => {
  const unused = (text: string) =>
    findUnusedExports([
      parseSource('web/lib/a.ts', 'export const a = 1\nexport type B = 2', names),
      parseSource('web/lib/c.ts', text, names),
    ])

  it.each([
    ["import { a, type B } from './a.ts'"],
    ["import * as all from './a.ts'\nall.a\nconst b: all.B = 2"],
    ["import * as all from './a.ts'\nJSON.stringify(all)"],
    ["const later = import('./a.ts')"],
    ["import { a as one } from './a.ts'\nimport type { B } from './a.ts'"],
  ])('all are imported: %s', (text) => {
    expect(unused(text)).toEqual([])
  })

  it('that no other file imports are reported', () => {
    expect(unused("import { a } from './a.ts'")).toEqual(['web/lib/a.ts:2 exports B, which no other file imports'])
    expect(unused("import * as all from './a.ts'\nall.B")).toEqual(['web/lib/a.ts:1 exports a, which no other file imports'])
  })
})

describe('shape', () => {
  it('reports cycles, except those opened by a lazy import', () => {
    const back = (text: string) => ({ 'web/lib/a.ts': "import { b } from './b.ts'\nexport const a = b", 'web/lib/b.ts': text })
    expect(complaintsAbout(back("import { a } from './a.ts'\nexport const b = a"))).toEqual([
      'a cycle: web/lib/a.ts → web/lib/b.ts → web/lib/a.ts',
    ])
    expect(complaintsAbout(back("export const b = () => import('./a.ts')"))).toEqual([])
  })

  it.each([
    ["export * from './b.ts'"],
    ["export { b } from './b.ts'\nexport type { C } from './c.ts'"],
    ["import { b } from './b.ts'\nexport { b }"],
  ])('no barrels: %s', (text) => {
    expect(complaintsAbout({ 'web/lib/a.ts': text })).toEqual([expect.stringContaining('only hands on')])
  })

  it('reports imports that climb with ../..', () => {
    expect(importing('server/modules/cart/cart.ts', '../../db/pool.ts')).toEqual([expect.stringContaining('climbs')])
  })

  it('names file and line', () => {
    expect(importing('web/lib/call.ts', 'node:fs')).toEqual(['web/lib/call.ts:1 imports node:fs: browsers have no Node'])
  })
})
