import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** A code that was sent: one field, so that it can be pasted and phones can offer it. Of any length: codes are pasted with spaces in them. */
export function CodeField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>) {
  return (
    <Field
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      inputMode="numeric"
      inputClass="display max-w-[12rem] text-center text-xl tracking-[0.3em]"
    />
  )
}
