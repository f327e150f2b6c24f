// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { rehydrate, useStored } from './store.ts'
import { emptyStored } from './stored.ts'

/** The event that a browser dispatches in other tabs when one of them changes the storage. */
function heard(auth: Partial<typeof emptyStored.auth>, version = 1) {
  const newValue = JSON.stringify({ state: { ...emptyStored, auth: { ...emptyStored.auth, ...auth } }, version })
  window.dispatchEvent(new StorageEvent('storage', { key: 'root', newValue, storageArea: localStorage }))
}

beforeAll(rehydrate)

test('state stored by a tab with a newer version is ignored', async () => {
  heard({ access_token: 'newer', userId: 'ada' }, 2)
  expect(useStored.getState().auth.access_token).toBeNull()
})

test("signing out in another tab clears personal state in this one; a renewed token doesn't", () => {
  const person = { access_token: 'one', userId: 'ada' }
  heard(person)
  sessionStorage.setItem('checkout-method', 'express')
  heard({ ...person, access_token: 'two' })
  expect([useStored.getState().auth.access_token, sessionStorage.getItem('checkout-method')]).toEqual(['two', 'express'])
  heard({})
  expect([useStored.getState().auth.access_token, sessionStorage.getItem('checkout-method')]).toEqual([null, null])
})
