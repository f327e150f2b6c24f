import { useEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { SignInFlow, Challenge } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useSecondFactor } from './use-second-factor.ts'

/** The second question. Its page or dialog has the heading. Needs the group "login". */
export function SecondFactorForm({ flow, challenge }: { flow: SignInFlow; challenge: Challenge }) {
  const t = useText('login')
  const input = useRef<HTMLInputElement>(null)
  const { backup, swap, code, type, send, busy, wrong } = useSecondFactor(flow, challenge, () => input.current?.select())
  useEffect(() => input.current?.focus(), [backup])
  const field = {
    ref: input,
    mark: t('required'),
    value: code,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    error: wrong ?? undefined,
    readOnly: busy,
    required: true,
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
      className="grid gap-5"
    >
      {backup ? (
        <Field
          key="backup"
          {...field}
          label={t('second.backup')}
          hint={t('second.backupHint')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputClass="tracking-wider"
        />
      ) : (
        <CodeField key="app" {...field} label={t('second.code')} hint={t('second.hint')} />
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
