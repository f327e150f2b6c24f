import type { ComponentProps, ReactNode } from 'react'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'title'> {
  title: string
  text?: ReactNode
  end?: ReactNode
}

/** One of a few choices, with a description and a price. */
export function RadioCard({ title, text, end, ...props }: RadioCardProps) {
  return (
    <label className="flex items-start gap-3 border border-line bg-surface p-4 transition-colors first-of-type:rounded-t-card last-of-type:rounded-b-card not-first:-mt-px hover:bg-ground has-checked:relative has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input type="radio" className="mt-0.5 size-5 shrink-0 outline-none" {...props} />
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        {text && <span className="block text-sm text-quiet">{text}</span>}
      </span>
      {end && <span className="shrink-0 font-semibold">{end}</span>}
    </label>
  )
}
