// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pressedPart } from './pressed-part.tsx'
import { loadText } from './text.ts'
import { subscribeToToasts, type Toast } from './toast.ts'

let toasts: Toast[] = []
beforeEach(async () => {
  document.documentElement.lang = 'en'
  await loadText('en', ['common'])
  toasts = []
  return subscribeToToasts((toast) => toasts.push(toast))
})
afterEach(cleanup)

interface DialogProps {
  open?: boolean
  onClose: () => void
}

/** A button that opens a dialog, whose code can be fetched only while the shop can be reached. */
function shop() {
  const network = { isUp: false }
  const Dialog = pressedPart(async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    return ({ open = true }: DialogProps) => open && <p>The dialog</p>
  })
  return { network, Dialog }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const failure = { kind: 'error', text: "We can't reach the shop right now. Please try again in a moment." }

test('a dialog that could not be loaded says so and closes, and the next press loads it', async () => {
  const { network, Dialog } = shop()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  const button = screen.getByText('Open')
  button.focus()
  await press('Open')
  await press('Open')
  expect(toasts).toEqual([failure, failure].map((one) => expect.objectContaining(one)))
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button])
  network.isUp = true
  await press('Open')
  expect(screen.getByText('The dialog')).toBeTruthy()
  expect(toasts).toHaveLength(2)
})

test('a dialog that stays mounted while closed is loaded when it is opened again', async () => {
  const { network, Dialog } = shop()
  function Page() {
    const [isOpen, setOpen] = useState<boolean>()
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen !== undefined && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  await press('Open')
  await press('Open')
  expect(toasts).toHaveLength(2)
  network.isUp = true
  await press('Open')
  expect(screen.getByText('The dialog')).toBeTruthy()
  expect(toasts).toHaveLength(2)
})
