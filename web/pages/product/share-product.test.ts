// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/product.ts'
import { loadText, textIn } from '#web/lib/text.ts'
import * as toasts from '#web/lib/toast.ts'
import { copyLink, hasDeviceShare, shareByDevice } from './share-product.ts'

const product = { meta: { friendlyPageName: 'bell' }, info: { name: 'Bell' } } as Product
const url = `${window.location.origin}/product/bell`
const copy = async () => {
  await loadText('en', ['product-details'])
  return copyLink(product, textIn('en', 'product-details'))
}
const offer = (content: Partial<Navigator>) => vi.stubGlobal('navigator', content)
let shownToasts: string[][]
beforeEach(() => {
  shownToasts = []
  vi.spyOn(toasts, 'toast').mockImplementation((kind, text) => void shownToasts.push([kind, text]))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("the device's share dialog is offered, and closing it shows nothing", async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'))
  offer({ share, canShare: () => true })
  expect(hasDeviceShare(product)).toBe(true)
  await shareByDevice(product)
  expect(share.mock.calls).toEqual([[{ title: 'Bell', url }]])
  expect(shownToasts).toEqual([])
})

test('the URL is copied, and shown if copying fails', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue()
  offer({ clipboard: { writeText } as unknown as Clipboard })
  expect(hasDeviceShare(product)).toBe(false)
  await copy()
  expect(writeText.mock.calls).toEqual([[url]])
  offer({})
  await copy()
  expect(shownToasts.map(([kind]) => kind)).toEqual(['success', 'error'])
})
