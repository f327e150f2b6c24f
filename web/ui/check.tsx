import type { ComponentProps } from 'react'

interface CheckProps extends ComponentProps<'input'> {
  label: string
  /** An explanation below the label. */
  hint?: string
}

/** A checkbox (or, with `type="radio"`, a radio button) with its label, as one touch target. */
export function Check({ label, hint, ...props }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-quiet">
      <input type="checkbox" className="size-5 shrink-0" {...props} />
      <span className={hint ? 'py-2' : ''}>
        {label}
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  )
}
