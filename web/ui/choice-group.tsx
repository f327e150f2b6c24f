import { type ReactNode, useId } from 'react'
import type { FieldLabels } from './field-frame.tsx'

interface ChoiceGroupProps extends FieldLabels {
  /** Lays out checks, radio cards or chips side by side. */
  row?: boolean
  children: ReactNode
}

/** Choices that answer one question; screen readers announce it before each of them. */
export function ChoiceGroup({ label, hint, error, mark, row = false, children }: ChoiceGroupProps) {
  const noteId = useId()
  const note = error ?? hint
  return (
    <fieldset aria-describedby={note ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {mark && <span className="font-normal text-quiet"> {mark}</span>}
      </legend>
      <div className={row ? 'flex flex-wrap gap-2' : ''}>{children}</div>
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${error ? 'text-bad' : 'text-quiet'}`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
