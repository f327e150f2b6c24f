import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** A one-time code: a single field, so it can be pasted and phones can autofill it. No length limit, since codes are pasted with spaces. */
export function CodeField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>) {
  return (
    <Field
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      isAlert
      {...props}
      inputMode="numeric"
      inputClass="display max-w-[12rem] text-center text-xl tracking-[0.3em]"
    />
  )
}
