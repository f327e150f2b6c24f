import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldLabels, useFieldIds } from './field-frame.tsx'

interface FieldProps extends ComponentProps<'input'>, FieldLabels {
  /** Text before the input, such as a currency sign. */
  before?: ReactNode
  /** A button inside the field, at its end. */
  after?: ReactNode
  /** Extra classes for the input. */
  inputClass?: string
}

export const inputShape =
  'min-h-12 w-full rounded-input border border-edge bg-surface px-3 transition-colors hover:border-ink aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-studio disabled:text-quiet'

/** A labelled input with its hint and its error. */
export function Field({ label, hint, error, before, mark, isAlert, after, inputClass = '', className = '', id, ...props }: FieldProps) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame id={ids.id} noteId={ids.noteId} label={label} hint={hint} error={error} mark={mark} isAlert={isAlert} className={className}>
      <div className="relative">
        {before && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-quiet">
            {before}
          </span>
        )}
        <input className={`${inputShape} ${before ? 'ps-8' : ''} ${after ? 'pe-12' : ''} ${inputClass}`} {...ids.described} {...props} />
        {after && <div className="absolute inset-y-0 end-0 grid place-items-center">{after}</div>}
      </div>
    </FieldFrame>
  )
}
