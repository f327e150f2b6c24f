// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HydrateLater } from './hydrate-later.tsx'

/** As the server sends it; React marks its boundaries like this. */
const sent = '<button>again</button><div><!--$--><button>0 of 1</button><!--/$--></div>'

let root: Root | undefined
let tellSight: (entries: { isIntersecting: boolean }[]) => void
const place = document.createElement('main')

beforeEach(() => {
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof tellSight) {
        tellSight = tell
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  place.innerHTML = sent
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  cleanup()
  vi.unstubAllGlobals()
})

function Above() {
  const [times, setTimes] = useState(1)
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>again</button>
      <HydrateLater>
        <Below times={times} />
      </HydrateLater>
    </>
  )
}

function Below({ times }: { times: number }) {
  const [clicks, setClicks] = useState(0)
  return <button onClick={() => setClicks(clicks + 1)}>{`${clicks} of ${times}`}</button>
}

const below = () => place.querySelector('div button')!
const isTakenOver = () => Object.keys(below()).some((key) => key.startsWith('__react'))
const hydrate = () => act(async () => void (root = hydrateRoot(place, <Above />)))
const presses = (button: Element) => act(async () => void button.dispatchEvent(new MouseEvent('click', { bubbles: true })))

it('HydrateLater leaves content below the first screen as it came until the page is used', async () => {
  for (const use of ['scroll', 'pointerdown', 'keydown', 'focusin']) {
    place.innerHTML = sent
    await hydrate()
    const before = below()
    expect(isTakenOver()).toBe(false)
    await act(async () => void document.body.dispatchEvent(new Event(use, { bubbles: true })))
    expect(isTakenOver()).toBe(true)
    expect(below()).toBe(before)
    await act(async () => root?.unmount())
  }
})

it('HydrateLater hydrates when it becomes visible', async () => {
  await hydrate()
  await act(async () => tellSight([{ isIntersecting: false }]))
  expect(isTakenOver()).toBe(false)
  await act(async () => tellSight([{ isIntersecting: true }]))
  expect(isTakenOver()).toBe(true)
})

it('HydrateLater handles the click that is the first interaction', async () => {
  await hydrate()
  await presses(below())
  expect(below().textContent).toBe('1 of 1')
})

it("HydrateLater keeps the server's HTML when its parent changes before, and shows the change once hydrated", async () => {
  await hydrate()
  const before = below()
  const changed = vi.spyOn(console, 'error')
  // The handler is called by the test, not by a press, so it doesn't cause hydration.
  const react = Object.entries(place.querySelector('button')!).find(([key]) => key.startsWith('__reactProps'))![1] as {
    onClick: () => void
  }
  await act(async () => react.onClick())
  expect(isTakenOver()).toBe(false)
  expect(below()).toBe(before)
  await act(async () => void document.body.dispatchEvent(new Event('scroll')))
  expect(below()).toBe(before)
  expect(below().textContent).toBe('0 of 2')
  expect(changed).not.toHaveBeenCalled()
})

it('HydrateLater renders immediately after a client-side navigation', () => {
  place.remove()
  render(<Above />)
  expect(screen.getByText('0 of 1')).toBeDefined()
})
