import type { ComponentProps } from 'react'

/** A button that looks like text, with a full-height touch target. */
export function TextButton({ className = '', type = 'button', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      {...props}
      className={`min-h-11 text-start text-sm text-link transition-colors disabled:text-quiet disabled:no-underline ${className}`}
    />
  )
}
