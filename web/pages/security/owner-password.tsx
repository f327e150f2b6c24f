import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'
import { Panel, PanelForm } from './panel-form.tsx'

interface OwnerPasswordProps {
  action: string
  send: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, then repeats the call that was refused without it. */
export function OwnerPassword({ action, send, onCancel }: OwnerPasswordProps) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const { field, formProps } = useSubmitForm({
    defaultValues: { password: '' },
    autoFocus: 'password',
    check: ({ password }) => (password === '' ? [{ name: 'password', message: login('errors.password.missing') }] : []),
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'password' },
    send: ({ password }) => send(password),
  })
  return (
    <Panel>
      <p className="mb-5 text-sm text-quiet">{t('security.ownerText')}</p>
      <PanelForm {...formProps} action={action} onCancel={onCancel}>
        <PasswordField {...field('password')} label={t('security.currentPassword')} autoComplete="current-password" />
      </PanelForm>
    </Panel>
  )
}
