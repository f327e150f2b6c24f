import type { ReactNode } from 'react'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { type TriggerProps, usePopup } from './use-popup.ts'

interface PopoverProps {
  title: string
  align?: 'start' | 'center' | 'end'
  content: ReactNode
  /** Renders the button, which must spread the given props. */
  children: (trigger: TriggerProps) => ReactNode
}

const load = async () => (await import('./popover-popup.tsx')).default
const PopoverPopup = pressedPart(load)

/** A small panel next to a button, with any content; the page around it stays usable. */
export function Popover({ title, align = 'center', content, children }: PopoverProps) {
  const popover = usePopup('dialog', load)
  return (
    <>
      {children(popover.trigger)}
      {popover.opened && (
        <PopoverPopup title={title} align={align} {...popover.popup}>
          {content}
        </PopoverPopup>
      )}
    </>
  )
}
