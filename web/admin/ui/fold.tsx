import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface FoldProps {
  title: string
  /** For content that is loaded on opening. */
  onToggle?: (isOpen: boolean) => void
  className?: string
  children: ReactNode
}

/** A part of a screen that is closed at first, such as earlier versions. */
export function Fold({ title, onToggle, className = '', children }: FoldProps) {
  return (
    <details onToggle={(event) => onToggle?.(event.currentTarget.open)} className={`group/fold ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {title}
        <Icon name="chevron" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
