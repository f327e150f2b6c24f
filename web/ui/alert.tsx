import { type ReactNode, type Ref } from 'react'

const tones = {
  bad: { border: 'border-bad', dot: 'bg-bad' },
  warn: { border: 'border-warn', dot: 'bg-warn' },
  good: { border: 'border-good', dot: 'bg-good' },
  quiet: { border: 'border-line', dot: 'bg-quiet' },
}

/** Good news doesn't interrupt the screen reader. */
const roles = { bad: 'alert', warn: 'alert', good: 'status', quiet: undefined }

interface AlertProps {
  tone: keyof typeof tones
  title?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A message that must be read before continuing. It's announced when it appears, and can take the focus. */
export function Alert({ tone, title, ref, children }: AlertProps) {
  const { border, dot } = tones[tone]
  return (
    <div ref={ref} role={roles[tone]} tabIndex={-1} className={`flex gap-3 rounded-card border bg-surface px-4 py-3 ${border}`}>
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rounded-full ${dot}`} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? 'text-sm' : 'pt-px text-sm leading-6'}>{children}</div>
      </div>
    </div>
  )
}
