import { type ReactNode, useId } from 'react'

export interface FieldLabels {
  label: string
  /** Why we ask, or the expected format. */
  hint?: string
  /** What's wrong and what to do; replaces the hint. */
  error?: string
  /** After the label in a quiet color: required or optional. */
  mark?: string
  /** Announces the error immediately: for a field that sends itself, not for forms that are checked field by field. */
  isAlert?: boolean
}

interface FieldFrameProps extends FieldLabels {
  id: string
  noteId: string
  /** At the end of the hint's line, for the number of remaining characters. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** The parts around every field: its label, and its hint or error. */
export function FieldFrame({ id, noteId, label, hint, error, mark, isAlert, aside, className, children }: FieldFrameProps) {
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {mark && <span className="font-normal text-quiet"> {mark}</span>}
      </label>
      {children}
      {(note || aside) && (
        <div className="mt-1.5 flex gap-4 text-sm">
          {note && (
            <p key={note} id={noteId} role={isAlert && error ? 'alert' : undefined} className={error ? 'text-bad' : 'text-quiet'}>
              {note}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  )
}

/** The ids that connect a field with its label and hint, and the field's aria attributes. */
export function useFieldIds({ hint, error }: Pick<FieldLabels, 'hint' | 'error'>, ownId?: string) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const noteId = `${id}-note`
  const described = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error || hint ? noteId : undefined }
  return { id, noteId, described }
}
