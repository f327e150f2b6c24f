import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { SecondFactorCodeField } from './second-factor-code-field.tsx'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

export function RenewBackupCodes({ onCodes, onCancel }: { onCodes: (codes: string[]) => void; onCancel: () => void }) {
  const t = useText('my-account')
  const { field, formProps } = useSubmitForm({
    defaultValues: { code: '' },
    autoFocus: 'code',
    check: ({ code }) => (code.trim() === '' ? [{ name: 'code', message: t('security.factor.codeMissing') }] : []),
    refusalFields: { SECOND_FACTOR_IS_WRONG: 'code', INVALID_INPUT: 'code' },
    send: async ({ code }) => onCodes((await signed('POST /user/second-factor/backup-codes', { code })).backupCodes),
  })
  return (
    <Panel>
      <p className="mb-5 text-sm text-quiet">{t('security.factor.renewText')}</p>
      <PanelForm {...formProps} action={t('security.factor.renewSubmit')} onCancel={onCancel}>
        <SecondFactorCodeField {...field('code')} />
      </PanelForm>
    </Panel>
  )
}
