import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLabels, useFieldIds } from './field-frame.tsx'
import { inputShape } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectProps extends ComponentProps<'select'>, FieldLabels {
  options: { value: string; name: string }[]
}

/**
 * A labelled native select: searchable by typing, and right on every phone. It says whether it's invalid: browsers expose a required one
 * without a choice as invalid from the start.
 */
export function Select({ label, hint, mark, error, options, className = '', id, ...props }: SelectProps) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame id={ids.id} noteId={ids.noteId} label={label} hint={hint} error={error} mark={mark} className={className}>
      <div className="relative">
        <select className={`${inputShape} appearance-none pe-10`} {...ids.described} aria-invalid={Boolean(error)} {...props}>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
      </div>
    </FieldFrame>
  )
}
