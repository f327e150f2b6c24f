// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadText, textIn } from './lib/text.ts'
import { loadPageCode } from './page-code.ts'

const listed = vi.hoisted(() => ({ Component: () => null }))
const list = vi.hoisted(() => vi.fn<() => object>(() => ({ pages: { './pages/cart/page.tsx': () => Promise.resolve(listed) } })))
vi.mock('./page-list.ts', list)

const moduleOf = (code: string): string => `data:text/javascript,export ${code}`

beforeEach(() => {
  const files = {
    'web/pages/product/page.tsx': moduleOf('const isOwn = true'),
    'web/text/en/ui.json': moduleOf('default { done: `named` }'),
  }
  document.body.innerHTML = `<script type="application/json" id="data" data-files='${JSON.stringify(files)}'></script>`
})

test("the document's own page is loaded without the list of the others", async () => {
  expect(await loadPageCode('product')).toMatchObject({ isOwn: true })
  expect(list).not.toHaveBeenCalled()
})

test('any other is found in the list; one that is missing fails', async () => {
  expect(await loadPageCode('cart')).toBe(listed)
  await expect(loadPageCode('nowhere')).rejects.toThrow('web/pages/nowhere/page.tsx is missing')
})

test("texts are the document's own, too; those of other groups and languages are in the lists", async () => {
  await Promise.all([loadText('en', ['ui', 'cart']), loadText('bn', ['ui'])])
  expect(textIn('en', 'ui')('done')).toBe('named')
  expect(textIn('bn', 'ui')('done')).not.toMatch(/done|named/)
  expect(textIn('en', 'cart')('title')).not.toBe('title')
})
