import { type ComponentProps, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'

export interface Popup {
  /** The button: the popup is placed next to it, and the focus returns to it. */
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  /** Opened by keyboard, so the focus starts on the first item. */
  byKey: boolean
  onOpenChange: (open: boolean) => void
}

export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'onKeyDown'
>

/** A popup that a button opens. Its code is preloaded on hover or focus. `opened` is true from the first opening on. */
export function usePopup(kind: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const [opened, setOpened] = useState(false)
  const onOpenChange = (next: boolean, key = false) => {
    setOpen(next)
    setByKey(key)
    if (next) setOpened(true)
  }
  const preload = () => void load().catch(() => undefined)
  const trigger: TriggerProps = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    // A click by keyboard has a `detail` of 0.
    onClick: ({ detail }: MouseEvent) => onOpenChange(!open, detail === 0),
    onFocus: preload,
    onPointerEnter: preload,
    onKeyDown: (event: KeyboardEvent) => {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      onOpenChange(true, true)
    },
  }
  const popup: Popup = { anchor, open, byKey, onOpenChange: (next) => onOpenChange(next) }
  return { trigger, popup, opened }
}
