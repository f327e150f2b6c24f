import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

export interface Popup {
  /** The button it belongs to: it stands beside it, and the focus returns there. */
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'onKeyDown'
>

/**
 * What opens from a button. The code of what opens is fetched when somebody is about to press; until it has come the button is a
 * button. `wanted` stays true from the first opening on.
 */
export function usePopup(kind: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    if (next) setWanted(true)
  }
  const preload = () => void load()
  const trigger: TriggerProps = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onClick: () => onOpenChange(!open),
    onFocus: preload,
    onPointerEnter: preload,
    onKeyDown: (event: KeyboardEvent) => {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      onOpenChange(true)
    },
  }
  const popup: Popup = { anchor, open, onOpenChange }
  return { trigger, popup, wanted }
}
