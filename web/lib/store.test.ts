// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { rehydrate, useStored } from './store.ts'
import { emptyStored } from './stored.ts'

/** What the browser tells the other tabs when one of them stores something. */
function heard(auth: Partial<typeof emptyStored.auth>) {
  const newValue = JSON.stringify({ state: { ...emptyStored, auth: { ...emptyStored.auth, ...auth } }, version: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: 'root', newValue, storageArea: localStorage }))
}

test('a sign-out in another tab takes along what this tab remembers of the person; a token that is renewed leaves it', async () => {
  await rehydrate()
  const person = { access_token: 'one', userId: 'ada' }
  heard(person)
  sessionStorage.setItem('checkout-method', 'express')
  heard({ ...person, access_token: 'two' })
  expect([useStored.getState().auth.access_token, sessionStorage.getItem('checkout-method')]).toEqual(['two', 'express'])
  heard({})
  expect([useStored.getState().auth.access_token, sessionStorage.getItem('checkout-method')]).toEqual([null, null])
})
