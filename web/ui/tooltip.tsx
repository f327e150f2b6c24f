import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTip } from './use-tip.ts'

export type TipProps = Pick<
  ComponentProps<'button'>,
  'aria-describedby' | 'title' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave'
>

interface TooltipProps {
  text: string
  /** What it is about: it can have the focus, and takes all it is given. */
  children: (trigger: TipProps) => ReactNode
}

/** A word about a control, for a mouse that rests on it and for the focus of a keyboard. Nothing that is needed: fingers never see it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { ref, trigger, tip } = useTip()
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
