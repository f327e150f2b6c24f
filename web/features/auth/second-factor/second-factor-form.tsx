import { useEffect } from 'react'
import type { Challenge, SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Asks for the second factor. The surrounding page or dialog provides the heading. Needs the group "sign-in". */
export function SecondFactorForm({ flow, challenge }: { flow: SignInFlow; challenge: Challenge }) {
  const t = useText('sign-in')
  const { backup, swap, input, busy, onSubmit } = useSecondFactor(flow, challenge)
  const { ref } = input
  useEffect(() => ref.current?.focus(), [ref, backup])
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {backup ? (
        <Field
          key="backup"
          {...input}
          mark={t('required')}
          label={t('second.backup')}
          hint={t('second.backupHint')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputClass="tracking-wider"
        />
      ) : (
        <CodeField key="app" {...input} mark={t('required')} label={t('second.code')} hint={t('second.hint')} />
      )}
      <Button type="submit" busy={busy}>
        {t('submit')}
      </Button>
      <div className="flex flex-wrap gap-x-6">
        <TextButton onClick={swap}>{t(backup ? 'second.useApp' : 'second.useBackup')}</TextButton>
        <TextButton onClick={() => flow.restart(null)}>{t('second.back')}</TextButton>
      </div>
    </form>
  )
}
