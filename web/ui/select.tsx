import { type ComponentProps, useId } from 'react'
import { inputShape } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectProps extends ComponentProps<'select'> {
  label: string
  /** Behind the label, quietly: whether it is required. */
  mark?: string
  error?: string
  options: { value: string; name: string }[]
}

/** A labelled list to choose from, the browser's own: it is searched by typing and right on every phone. */
export function Select({ label, mark, error, options, className = '', id, ...props }: SelectProps) {
  const made = useId()
  const selectId = id ?? made
  const noteId = `${selectId}-note`
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1.5 block text-sm font-medium">
        {label}
        {mark && <span className="font-normal text-quiet"> {mark}</span>}
      </label>
      <div className="relative">
        <select
          id={selectId}
          className={`${inputShape} appearance-none pr-10`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          {...props}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
