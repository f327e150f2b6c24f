import type { ComponentProps } from 'react'

/** A button that reads as a part of the text; as high as a thumb needs. */
export function TextButton({ className = '', type = 'button', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      {...props}
      className={`min-h-11 text-left text-sm underline decoration-line decoration-2 underline-offset-4 transition-colors hover:decoration-ember disabled:text-quiet disabled:no-underline ${className}`}
    />
  )
}
