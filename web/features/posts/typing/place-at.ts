import { caretRect } from './caret.ts'

const gap = 6
const edge = 8
const heightMax = 320

/**
 * Shows a list in the top layer, where no card clips it, below the character at which the name begins; above it if a phone's keyboard
 * leaves less room below. It follows the field until the returned function is called.
 */
export function placeAt(field: HTMLTextAreaElement, at: number, list: HTMLElement): () => void {
  const place = () => {
    const { top, bottom, left } = caretRect(field, at)
    const seen = window.visualViewport
    const end = (seen?.offsetTop ?? 0) + (seen?.height ?? window.innerHeight)
    const below = end - bottom - gap - edge
    const above = top - gap - edge
    const isBelow = below >= Math.min(list.scrollHeight, heightMax) || below >= above
    const { style } = list
    style.maxHeight = `${Math.max(96, Math.min(heightMax, isBelow ? below : above))}px`
    const start = document.documentElement.dir === 'rtl' ? left - list.offsetWidth : left
    style.left = `${Math.max(edge, Math.min(start, window.innerWidth - list.offsetWidth - edge))}px`
    style.top = `${isBelow ? bottom + gap : top - gap - list.offsetHeight}px`
  }
  list.style.inset = 'auto'
  if (!list.matches(':popover-open')) list.showPopover()
  place()
  const controller = new AbortController()
  const { signal } = controller
  for (const on of [window, window.visualViewport]) {
    on?.addEventListener('resize', place, { signal })
    on?.addEventListener('scroll', place, { signal, capture: true, passive: true })
  }
  return () => controller.abort()
}
