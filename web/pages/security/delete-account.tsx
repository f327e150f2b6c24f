import { useNavigate } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { clearSession, signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

/** Accounts without a password aren't asked for one: the server requires a recent sign-in instead. */
export function DeleteAccount({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const date = useDate()
  const navigate = useNavigate()
  const { field, form, formProps } = useSubmitForm({
    defaultValues: { password: '' },
    autoFocus: 'password',
    check: ({ password }) => (hasPassword && password === '' ? [{ name: 'password', message: login('errors.password.missing') }] : []),
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'password' },
    send: async ({ password }) => {
      const { erasedAt } = await signed('POST /user/delete', { password })
      // Leaves pages that require sign-in first, since signing in again would cancel the deletion.
      await navigate(urls.market())
      clearSession()
      toast('info', t('security.data.deleted', { date: date(erasedAt) }))
    },
  })
  return (
    <Panel>
      <ul className="mb-5 grid list-disc gap-2 ps-5 text-sm">
        <li>{t('security.data.goes')}</li>
        <li>{t('security.data.stays')}</li>
        <li>{t('security.data.grace', { count: limits.deletion.graceDays })}</li>
      </ul>
      <PanelForm {...formProps} action={t('security.data.submit')} look="danger" onCancel={onCancel}>
        {hasPassword ? (
          <PasswordField {...field('password')} label={t('security.currentPassword')} autoComplete="current-password" />
        ) : (
          <input type="hidden" {...form.register('password')} />
        )}
      </PanelForm>
    </Panel>
  )
}
