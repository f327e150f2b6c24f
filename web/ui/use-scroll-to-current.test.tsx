// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const places: Record<string, { left: number; width: number }> = {
  row: { left: 0, width: 390 },
  b: { left: 200, width: 100 },
  c: { left: 600, width: 100 },
}

function Row({ current }: { current: string }) {
  const row = useRef<HTMLDivElement>(null)
  useScrollToCurrent(row, current)
  return (
    <div ref={row} id="row">
      {['a', 'b', 'c'].map((id) => (
        <a key={id} id={id} href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
          {id}
        </a>
      ))}
    </div>
  )
}

test('the current link is centered in its row, at first and after a change, without animation', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[this.id] as DOMRect
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined)
  const { rerender } = render(<Row current="c" />)
  rerender(<Row current="b" />)
  rerender(<Row current="b" />)
  rerender(<Row current="none" />)
  expect(scrolled.mock.calls).toEqual([[{ left: 455, behavior: 'instant' }], [{ left: 55, behavior: 'instant' }]])
})
