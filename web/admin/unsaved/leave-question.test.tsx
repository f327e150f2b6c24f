// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { allowLeaving } from './unsaved.ts'
import { useChanged } from './use-changed.ts'

type Blocker = (step: {
  currentLocation: { pathname: string; search: string }
  nextLocation: { pathname: string; search: string }
}) => boolean
const router = vi.hoisted(() => ({ blocker: null as Blocker | null, blocked: null as { proceed: () => void; reset: () => void } | null }))
vi.mock('#web/lib/router/hooks.ts', () => ({
  useBlocker: (blocker: Blocker) => {
    router.blocker = blocker
    return router.blocked
  },
}))

beforeAll(() => loadText('en', ['common', 'ui', 'admin']))
beforeEach(() => {
  router.blocked = null
})
afterEach(cleanup)

const asks = () => {
  const at = (pathname: string) => ({ pathname, search: '' })
  return router.blocker!({ currentLocation: at('/admin/drafts/1'), nextLocation: at('/admin/orders') })
}
const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function Form({ name, text }: { name: string; text: string }) {
  const markSaved = useChanged(text)
  return (
    <button type="button" onClick={markSaved}>
      Save {name}
    </button>
  )
}
const page = (terms: string, prices: string) => (
  <>
    <Form name="terms" text={terms} />
    <Form name="prices" text={prices} />
    <LeaveQuestion />
  </>
)

test('leaving asks as long as a form has unsaved input', () => {
  const { rerender } = render(page('a', 'b'))
  expect([asks(), asksBrowser()]).toEqual([false, false])
  rerender(page('a2', 'b2'))
  expect([asks(), asksBrowser()]).toEqual([true, true])
  fireEvent.click(screen.getByText('Save terms'))
  expect([asks(), asksBrowser()]).toEqual([true, true])
  fireEvent.click(screen.getByText('Save prices'))
  expect([asks(), asksBrowser()]).toEqual([false, false])
})

test('a removed, reverted or saved form does not ask', () => {
  const { rerender } = render(page('a2', 'b'))
  rerender(page('a', 'b'))
  rerender(page('a2', 'b'))
  expect(asks()).toBe(false)
  rerender(page('a3', 'b'))
  expect(asks()).toBe(true)
  act(allowLeaving)
  expect(asks()).toBe(false)
  rerender(page('a2', 'b2'))
  expect(asks()).toBe(true)
  rerender(<LeaveQuestion />)
  expect([asks(), asksBrowser()]).toEqual([false, false])
})

test('the dialog offers to stay or to leave', () => {
  const [proceed, reset] = [vi.fn<() => void>(), vi.fn<() => void>()]
  router.blocked = { proceed, reset }
  render(page('a', 'b'))
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }))
  expect(proceed).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing', hidden: true }))
  expect(reset).toHaveBeenCalledOnce()
})
