import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Field } from '#web/ui/field.tsx'
import { deviceName } from './device-name.ts'
import { createPasskey, passkeyFailure } from './create-passkey.ts'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

/** What it is to be called, then the browser's own dialog. */
export function NamePasskey({ onCancel, onAdded }: { onCancel: () => void; onAdded: (passkeys: Passkeys) => void }) {
  const t = useText('myAccount')
  const login = useText('login')
  const { field, formProps } = useSubmitForm({
    defaultValues: { name: deviceName(navigator.userAgent) ?? t('security.passkeys.thisDevice') },
    autoFocus: 'name',
    check: ({ name }) => (name.trim() === '' ? [{ name: 'name', message: t('security.passkeys.nameless') }] : []),
    send: async ({ name }) => {
      const passkeys = await createPasskey(name)
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
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {t(`security.passkeys.failures.${failure}`)}
          </p>
        )}
      </PanelForm>
    </Panel>
  )
}
