import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Field } from '#web/ui/field.tsx'
import { deviceKey } from './device-name.ts'
import { createPasskey, passkeyFailure } from './create-passkey.ts'
import { isPasswordRequired } from './is-password-required.ts'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

interface NamePasskeyProps {
  hasPassword: boolean
  onCancel: () => void
  onAdded: (passkeys: Passkeys) => void
}

/** Asks for a name, then opens the browser's dialog. Without a recent sign-in, the password is required first. */
export function NamePasskey({ hasPassword, onCancel, onAdded }: NamePasskeyProps) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const [asking, setAsking] = useState(false)
  const device = deviceKey(navigator.userAgent)
  const { field, formProps } = useSubmitForm({
    defaultValues: { name: device ? t(`security.passkeys.devices.${device}`) : t('security.passkeys.thisDevice'), password: '' },
    autoFocus: asking ? 'password' : 'name',
    check: ({ name, password }) => [
      ...(name.trim() === '' ? [{ name: 'name' as const, message: t('security.passkeys.nameless') }] : []),
      ...(asking && password === '' ? [{ name: 'password' as const, message: login('errors.password.missing') }] : []),
    ],
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'password' },
    send: async ({ name, password }) => {
      const passkeys = await createPasskey(name, asking ? password : undefined).catch((reason: unknown) => {
        if (!isPasswordRequired(reason, hasPassword)) throw reason
        setAsking(true)
      })
      if (!passkeys) return
      toast('success', t('security.passkeys.done'))
      onAdded(passkeys)
    },
  })
  const failure = passkeyFailure(formProps.error)
  return (
    <Panel>
      <PanelForm {...formProps} error={failure ? null : formProps.error} action={t('security.passkeys.create')} onCancel={onCancel}>
        <Field
          {...field('name')}
          label={t('security.passkeys.name')}
          hint={t('security.passkeys.nameWhy')}
          mark={login('required')}
          maxLength={limits.name.max}
          autoComplete="off"
          required
        />
        {asking && (
          <PasswordField
            {...field('password')}
            label={t('security.currentPassword')}
            hint={t('security.ownerText')}
            autoComplete="current-password"
          />
        )}
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {t(`security.passkeys.failures.${failure}`)}
          </p>
        )}
      </PanelForm>
    </Panel>
  )
}
