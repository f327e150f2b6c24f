// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { storedGiftCards, storeGiftCards } from './stored-gift-cards.ts'

afterEach(() => sessionStorage.clear())

test("entered gift cards survive a reload in this tab, without their codes; removed and invalid ones don't", () => {
  const card = { token: 't', last4: 'ABCD', balance: 60, expiresAt: null }
  storeGiftCards([card])
  expect(storedGiftCards()).toEqual([card])
  expect(localStorage).toHaveLength(0)
  storeGiftCards([])
  expect(storedGiftCards()).toEqual([])
  for (const broken of ['{', '{}', '[1, null, {"token":1}]']) {
    sessionStorage.setItem('checkout-gift-cards', broken)
    expect(storedGiftCards()).toEqual([])
  }
})
