// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dropdown } from './dropdown.tsx'

afterEach(cleanup)

function opened(): HTMLDetailsElement {
  const { container } = render(
    <>
      <Dropdown label="Account" className="" panel="" summary="A">
        <a href="/orders">Orders</a>
        <button type="button">Sign out</button>
      </Dropdown>
      <h1 tabIndex={-1}>Orders</h1>
      <button type="button">Elsewhere</button>
    </>,
  )
  const details = container.querySelector('details')!
  details.open = true
  return details
}

const closing: [how: string, act: () => void][] = [
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByText('Elsewhere'))],
  ['the focus of something else', () => fireEvent.focusIn(screen.getByText('Elsewhere'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['one of its links', () => fireEvent.click(screen.getByRole('link', { name: 'Orders' }))],
  ['going back', () => fireEvent.popState(window)],
]
test.each(closing)('%s closes it', (_, act) => {
  const details = opened()
  act()
  expect(details.open).toBe(false)
})

const staying: [what: string, act: () => void][] = [
  ['a new page that takes the focus', () => fireEvent.focusIn(screen.getByRole('heading', { name: 'Orders' }))],
  ['another key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a press in it', () => fireEvent.pointerDown(screen.getByText('Sign out'))],
]
test.each(staying)('%s leaves it open', (_, act) => {
  const details = opened()
  act()
  expect(details.open).toBe(true)
})
