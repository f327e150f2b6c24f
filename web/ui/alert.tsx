import { type ReactNode, type Ref } from 'react'

const tones = { bad: 'border-bad', warn: 'border-warn', quiet: 'border-line' }

interface AlertProps {
  tone: keyof typeof tones
  title?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Something that must be read before going on. It is read out when it appears, and can take the focus. */
export function Alert({ tone, title, ref, children }: AlertProps) {
  return (
    <div
      ref={ref}
      role={tone === 'quiet' ? undefined : 'alert'}
      tabIndex={-1}
      className={`rounded-card border border-l-4 bg-surface px-4 py-3 ${tones[tone]}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      <div className="text-sm">{children}</div>
    </div>
  )
}
