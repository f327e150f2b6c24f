import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { tooltipPosition } from './tooltip-position.ts'

const restMs = 400
/** How long a pointer may take from the control to its tooltip, which can be hovered, too. */
const leaveMs = 120

/** When and where a tooltip is shown, with the event handlers for its control and the tooltip itself. */
export function useTooltip() {
  const ref = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (anchor: Element) => {
    clearTimeout(timer.current)
    const tip = ref.current
    if (!tip) return
    tip.showPopover()
    const { left, top } = tooltipPosition(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }
  const hide = () => {
    clearTimeout(timer.current)
    ref.current?.hidePopover()
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, leaveMs)
  }
  const trigger = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      clearTimeout(timer.current)
      if (pointerType === 'mouse') timer.current = setTimeout(show, restMs, currentTarget)
    },
    onPointerLeave: hideSoon,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget)
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    },
  }
  return { ref, trigger, tip: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: hideSoon } }
}
