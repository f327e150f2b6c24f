import type { ComponentProps } from 'react'

/** A tick with its sentence, one target for the thumb. */
export function Check({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0" {...props} />
      <span>{label}</span>
    </label>
  )
}
