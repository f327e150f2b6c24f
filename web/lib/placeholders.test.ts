// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { blurUntilLoaded } from './placeholders.ts'

const turns: (() => void)[] = []
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => turns.push(work)))

function shown(naturalWidth: number): string {
  const picture = document.createElement('img')
  Object.defineProperty(picture, 'naturalWidth', { value: naturalWidth })
  blurUntilLoaded('UklGR')(picture)
  expect(picture.style.backgroundImage).toBe('')
  turns.shift()?.()
  return picture.style.backgroundImage
}

test('a lazy picture gets its placeholder once the page is idle', () => {
  expect(shown(0)).toContain('data:image/webp;base64,UklGR')
})

test('a loaded picture needs none', () => {
  expect(shown(640)).toBe('')
})
