import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'

/** A code from the app, or a backup code. */
export function SecondFactorCodeField(props: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const t = useText('my-account')
  const login = useText('sign-in')
  return (
    <Field
      {...props}
      label={t('security.factor.code')}
      hint={t('security.factor.anyCodeHint')}
      mark={login('required')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
