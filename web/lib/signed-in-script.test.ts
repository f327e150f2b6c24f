// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'
import { markSignedIn, signedInScript } from './signed-in-script.ts'

const stored = (token: string | null) =>
  JSON.stringify({ state: { cart: [], auth: { access_token: token, provider: 'none' } }, version: 1 })
const isMarked = () => 'signedIn' in document.documentElement.dataset
/** As a page does while it is read. */
function run(): boolean {
  runInThisContext(signedInScript)
  return isMarked()
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  markSignedIn(false)
})

it('marks the document of a browser with a stored session', () => {
  expect(run()).toBe(false)
  localStorage.setItem('root', stored(null))
  expect(run()).toBe(false)
  localStorage.setItem('root', stored('a-token'))
  expect(run()).toBe(true)
  markSignedIn(false)
  expect(isMarked()).toBe(false)
})

it("reads the tab's storage while staff view the shop as a customer", () => {
  localStorage.setItem('root', stored('of-staff'))
  sessionStorage.setItem('view', '1')
  expect(run()).toBe(false)
})
