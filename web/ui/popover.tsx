import { lazy, type ReactNode, Suspense } from 'react'
import { type TriggerProps, usePopup } from './use-popup.ts'

interface PopoverProps {
  title: string
  align?: 'start' | 'center' | 'end'
  /** A button; it takes all it is given. */
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode
}

const load = () => import('./popover-popup.tsx')
const PopoverPopup = lazy(load)

/** A small panel beside a button, with anything in it; the page around it stays in reach. */
export function Popover({ title, align = 'center', trigger, children }: PopoverProps) {
  const popover = usePopup('dialog', load)
  return (
    <>
      {trigger(popover.trigger)}
      {popover.wanted && (
        <Suspense>
          <PopoverPopup title={title} align={align} {...popover.popup}>
            {children}
          </PopoverPopup>
        </Suspense>
      )}
    </>
  )
}
