import { type RefObject, useEffect } from 'react'
import { moveBy, type View, whole, zoomAt } from './zoom.ts'

const step = 1.6
const doublePress = 2.5

/**
 * Zooms the picture in a frame by wheel, double click, pinch and the keys + - 0, and moves it by dragging. Unless it's zoomed, a finger
 * swipes the row instead.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = frame.current
    const picture = element?.firstElementChild
    if (!isShown || !element || !(picture instanceof HTMLElement)) return undefined
    return listen(element, picture)
  }, [frame, isShown])
}

function listen(element: HTMLElement, picture: HTMLElement): () => void {
  let view: View = whole
  const pointers = new Map<number, { x: number; y: number }>()
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  const show = (next: View) => {
    view = next
    picture.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    element.style.touchAction = view.scale === 1 ? 'pan-x' : 'none'
    element.style.cursor = view.scale === 1 ? 'zoom-in' : 'grab'
  }
  const fromMiddle = (x: number, y: number) => {
    const box = element.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    show(zoomAt(view, Math.exp(-event.deltaY / 300), fromMiddle(event.clientX, event.clientY), size()))
  }
  const double = (event: MouseEvent) =>
    show(view.scale > 1 ? whole : zoomAt(view, doublePress, fromMiddle(event.clientX, event.clientY), size()))
  const down = (event: PointerEvent) => {
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (view.scale > 1 || pointers.size > 1) element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const after = { x: event.clientX, y: event.clientY }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, after)
    if (other) {
      const factor = Math.hypot(after.x - other.x, after.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      show(zoomAt(view, factor, fromMiddle((after.x + other.x) / 2, (after.y + other.y) / 2), size()))
    } else if (view.scale > 1) show(moveBy(view, after.x - before.x, after.y - before.y, size()))
  }
  const up = (event: PointerEvent) => void pointers.delete(event.pointerId)
  const key = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === '+' || pressed === '=') show(zoomAt(view, step, { x: 0, y: 0 }, size()))
    if (pressed === '-') show(zoomAt(view, 1 / step, { x: 0, y: 0 }, size()))
    if (pressed === '0') show(whole)
  }
  const zoomed = (event: Event) => show(zoomAt(view, (event as CustomEvent<number>).detail, { x: 0, y: 0 }, size()))
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('wheel', wheel, { passive: false, signal })
  element.addEventListener('dblclick', double, { signal })
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('zoom', zoomed, { signal })
  document.addEventListener('keydown', key, { signal })
  show(whole)
  return () => {
    stop.abort()
    show(whole)
  }
}
