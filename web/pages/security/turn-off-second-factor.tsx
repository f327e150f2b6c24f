import { useState } from 'react'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { SecondFactorCodeField } from './second-factor-code-field.tsx'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

type Proof = 'code' | 'password'
interface TurnOffSecondFactorProps {
  hasPassword: boolean
  onOff: () => void
  onCancel: () => void
}

/** Requires a code, or the password for someone who has lost the app and the backup codes. */
export function TurnOffSecondFactor(props: TurnOffSecondFactorProps) {
  const t = useText('my-account')
  const [by, setBy] = useState<Proof>('code')
  const other = by === 'code' ? 'password' : 'code'
  return (
    <Panel>
      <p className="mb-5 text-sm text-quiet">{t('security.factor.offText')}</p>
      <Proven key={by} by={by} {...props} />
      {props.hasPassword && (
        <TextButton className="mt-2" onClick={() => setBy(other)}>
          {t(`security.factor.by.${other}`)}
        </TextButton>
      )}
    </Panel>
  )
}

function Proven({ by, onOff, onCancel }: TurnOffSecondFactorProps & { by: Proof }) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const missing = by === 'code' ? t('security.factor.codeMissing') : login('errors.password.missing')
  const { field, formProps } = useSubmitForm({
    defaultValues: { proof: '' },
    autoFocus: 'proof',
    check: ({ proof }) => (proof.trim() === '' ? [{ name: 'proof', message: missing }] : []),
    refusalFields: { SECOND_FACTOR_IS_WRONG: 'proof', INVALID_INPUT: 'proof', CURRENT_PASSWORD_IS_INCORRECT: 'proof' },
    send: async ({ proof }) => {
      await signed('DELETE /user/second-factor', { [by]: proof })
      onOff()
    },
  })
  return (
    <PanelForm {...formProps} action={t('security.factor.offSubmit')} look="danger" onCancel={onCancel}>
      {by === 'code' ? (
        <SecondFactorCodeField {...field('proof')} />
      ) : (
        <PasswordField {...field('proof')} label={t('security.currentPassword')} autoComplete="current-password" />
      )}
    </PanelForm>
  )
}
