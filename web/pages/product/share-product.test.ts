// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/product.ts'
import { loadText, textIn } from '#web/lib/text.ts'
import * as toasts from '#web/lib/toast.ts'
import { shareProduct } from './share-product.ts'

const product = { meta: { friendlyPageName: 'bell' }, info: { name: 'Bell' } } as Product
const url = `${window.location.origin}/product/bell`
const press = async () => {
  await loadText('en', ['product-details'])
  return shareProduct(product, textIn('en', 'product-details'))
}
const offer = (content: Partial<Navigator>) => vi.stubGlobal('navigator', content)
let told: string[][]
beforeEach(() => {
  told = []
  vi.spyOn(toasts, 'toast').mockImplementation((kind, text) => void told.push([kind, text]))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the device offers whom to send it to, and who closes that is told nothing', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'))
  offer({ share, canShare: () => true })
  await press()
  expect(share.mock.calls).toEqual([[{ title: 'Bell', url }]])
  expect(told).toEqual([])
})

test('elsewhere the address is copied, and said where it could not be', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue()
  offer({ clipboard: { writeText } as unknown as Clipboard })
  await press()
  expect(writeText.mock.calls).toEqual([[url]])
  offer({})
  await press()
  expect(told.map(([kind]) => kind)).toEqual(['success', 'error'])
})
