// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPageCode, loadListOnUse } from './page-code.ts'

const listed = vi.hoisted(() => ({ Component: () => null }))
const list = vi.hoisted(() => vi.fn<() => object>(() => ({ pages: { './pages/cart/page.tsx': () => Promise.resolve(listed) } })))
vi.mock('./page-list.ts', list)

beforeEach(() => {
  const file = 'data:text/javascript,export const isOwn = true'
  document.body.innerHTML = `<script type="application/json" id="data" data-page="product" data-file="${file}"></script>`
})

test("the document's own page is loaded without the list of the others, which comes with the first use of the page", async () => {
  loadListOnUse()
  expect(await loadPageCode('product')).toMatchObject({ isOwn: true })
  expect(list).not.toHaveBeenCalled()
  document.body.click()
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
})

test('any other is found in the list; one that is missing fails', async () => {
  expect(await loadPageCode('cart')).toBe(listed)
  await expect(loadPageCode('nowhere')).rejects.toThrow('web/pages/nowhere/page.tsx is missing')
})
