// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

/** A part whose code can be fetched only while the browser is online. */
function part() {
  const network = { isUp: false }
  const load = async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    return ({ name }: { name: string }) => <p>Messages with {name}</p>
  }
  const Part = lazyPart(load, (again) => <button onClick={() => void again()}>Try again</button>)
  return { network, load, Part }
}
const settled = () => act(async () => undefined)

test('a part that could not be loaded is loaded on the next request', async () => {
  const { network, Part } = part()
  render(<Part name="Ada" />)
  const again = await screen.findByText('Try again')
  fireEvent.click(again)
  await settled()
  expect(screen.getByText('Try again')).toBeTruthy()
  network.isUp = true
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText('Messages with Ada')).toBeTruthy()
})

test('a missing part is loaded automatically once the browser is online', async () => {
  const { network, Part } = part()
  render(<Part name="Ada" />)
  await screen.findByText('Try again')
  network.isUp = true
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Messages with Ada')).toBeTruthy()
})

test('a missing part is retried the next time it is rendered', async () => {
  const { network, Part } = part()
  render(<Part name="Ada" />)
  await screen.findByText('Try again')
  network.isUp = true
  cleanup()
  render(<Part name="Bob" />)
  expect(await screen.findByText('Messages with Bob')).toBeTruthy()
})

test('its fallback stays, with the focus in it, while a retry fails', async () => {
  const { Part } = part()
  render(<Part name="Ada" />)
  const again = await screen.findByText('Try again')
  again.focus()
  fireEvent.click(again)
  await settled()
  expect(document.activeElement).toBe(again)
  expect(screen.getByText('Try again')).toBe(again)
})

test('the loading indicator is also shown instead of a missing part', async () => {
  const { load, network } = part()
  const Part = lazyPart(load)
  const Waiting = lazyPart(load, () => 'gone', true)
  render(<Part name="Ada" waiting="Ada, soon" />)
  await settled()
  expect(screen.getByText('Ada, soon')).toBeTruthy()
  network.isUp = true
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Messages with Ada')).toBeTruthy()
  cleanup()
  network.isUp = false
  render(
    <Suspense fallback="outside">
      <Waiting name="Ada" />
    </Suspense>,
  )
  expect(screen.getByText('outside')).toBeTruthy()
  expect(await screen.findByText('gone')).toBeTruthy()
})
