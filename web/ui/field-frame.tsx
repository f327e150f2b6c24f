import { type ReactNode, useId } from 'react'

export interface Labelled {
  label: string
  /** Why it is asked, or how it should look. */
  hint?: string
  /** What is wrong and what to do; it stands in the hint's place. */
  error?: string
  /** Behind the label, quietly: whether it is required. */
  mark?: string
}

interface FieldFrameProps extends Labelled {
  id: string
  noteId: string
  /** At the end of the note's line: how much room is left. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** What every field has around it: its label, its help or its error. */
export function FieldFrame({ id, noteId, label, hint, error, mark, aside, className, children }: FieldFrameProps) {
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
            <p id={noteId} className={error ? 'text-bad' : 'text-quiet'}>
              {note}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  )
}

/** The names by which a field, its label and its note know one another, and what the field itself has to say of them. */
export function useFieldIds({ hint, error }: Pick<Labelled, 'hint' | 'error'>, given?: string) {
  const made = useId()
  const id = given ?? made
  const noteId = `${id}-note`
  const described = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error || hint ? noteId : undefined }
  return { id, noteId, described }
}
