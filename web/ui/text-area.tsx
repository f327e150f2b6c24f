import { type ComponentProps, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { FieldFrame, type FieldLabels, useFieldIds } from './field-frame.tsx'
import { inputShape } from './field.tsx'

/** From this share of the maximum length on, the number of remaining characters is shown. */
const nearlyFull = 0.8

/** A labelled multi-line field that grows with its text. Needs the group "ui". */
export function TextArea({
  label,
  hint,
  error,
  mark,
  className = '',
  id,
  onInput,
  rows = 4,
  ...props
}: ComponentProps<'textarea'> & FieldLabels) {
  const ids = useFieldIds({ hint, error }, id)
  const [length, setLength] = useState(String(props.value ?? props.defaultValue ?? '').length)
  return (
    <FieldFrame
      id={ids.id}
      noteId={ids.noteId}
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      className={className}
      aside={props.maxLength !== undefined && <Room length={length} max={props.maxLength} />}
    >
      <textarea
        rows={rows}
        className={`${inputShape} block max-h-96 min-h-28 resize-y py-3 [contain:inline-size] field-sizing-content`}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        {...ids.described}
        {...props}
      />
    </FieldFrame>
  )
}

function Room({ length, max }: { length: number; max: number }) {
  const t = useText('ui')
  return (
    <p aria-live="polite" className="ms-auto shrink-0 text-quiet">
      {length >= max * nearlyFull && t('left', { count: max - length })}
    </p>
  )
}
