import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  /** Why it is asked, or how it should look. */
  hint?: string
  error?: string
  /** Text in front of what is typed: a currency sign. */
  before?: ReactNode
  /** Behind the label, quietly: whether it is required. */
  mark?: string
  /** A button inside the field, at its end. */
  after?: ReactNode
}

export const inputShape =
  'min-h-12 w-full rounded-input border border-line bg-surface px-3 transition-colors hover:border-quiet aria-invalid:border-bad'

/** A labelled input with its hint and its error. */
export function Field({ label, hint, error, before, mark, after, className = '', id, ...props }: FieldProps) {
  const made = useId()
  const inputId = id ?? made
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block text-sm font-medium">
        {label}
        {mark && <span className="font-normal text-quiet"> {mark}</span>}
      </label>
      <div className="relative">
        {before && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-quiet">
            {before}
          </span>
        )}
        <input
          id={inputId}
          className={`${inputShape} ${before ? 'pl-8' : ''} ${after ? 'pr-12' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          {...props}
        />
        {after && <div className="absolute inset-y-0 right-0 grid place-items-center">{after}</div>}
      </div>
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${error ? 'text-bad' : 'text-quiet'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
