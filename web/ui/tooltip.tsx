import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTooltip } from './use-tooltip.ts'

type TipProps = Pick<
  ComponentProps<'button'>,
  'aria-describedby' | 'title' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave'
>

interface TooltipProps {
  text: string
  /** The control it describes: focusable, and passes its props on. */
  children: (trigger: TipProps) => ReactNode
}

/** A hint for a control, on hover and on keyboard focus. Never essential: touch users don't see it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { ref, trigger, tip } = useTooltip()
  return (
    <>
      {children({ 'aria-describedby': id, title: undefined, ...trigger })}
      <span
        ref={ref}
        id={id}
        role="tooltip"
        popover="manual"
        {...tip}
        className="inset-auto m-0 w-max max-w-[min(16rem,calc(100vw-1rem))] rounded-input bg-ink px-2.5 py-1.5 text-sm text-ground"
      >
        {text}
      </span>
    </>
  )
}
