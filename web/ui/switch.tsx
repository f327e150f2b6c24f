import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string
  /** The effect of the setting. */
  hint?: string
}

/** A setting that applies instantly, without a form. In a form, use Check. */
export function Switch({ label, hint, className = '', ...props }: SwitchProps) {
  return (
    <label
      className={`flex min-h-11 items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:text-quiet ${className}`}
    >
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input type="checkbox" role="switch" className="switch" {...props} />
    </label>
  )
}
