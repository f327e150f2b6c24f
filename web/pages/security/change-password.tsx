import type { Customer } from '#contract/customers/customers.ts'
import { limits } from '#contract/limits.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import type { FieldMessage } from '#web/lib/use-validated-form.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

interface Typed {
  current: string
  next: string
}
interface ChangePasswordProps {
  customer: Customer
  onCancel: () => void
  onChanged: () => void
}

/** Sets a first password if there is none; the server then requires a recent sign-in. */
export function ChangePassword({ customer, onCancel, onChanged }: ChangePasswordProps) {
  const t = useText('my-account')
  const register = useText('sign-up')
  const { hasPassword, name, email, phone } = customer
  const check = useCheck(hasPassword)
  const { form, field, formProps } = useSubmitForm<Typed>({
    defaultValues: { current: '', next: '' },
    autoFocus: hasPassword ? 'current' : 'next',
    check,
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'current', PASSWORD_IS_EASY_TO_GUESS: 'next' },
    send: async ({ current, next }) => {
      await signed('POST /user/change-password', { currentPassword: current, newPassword: next })
      if (!hasPassword) await loadCustomer()
      toast('success', t('security.password.changed'))
      onChanged()
    },
  })
  const own = [name, email, phone].filter((word) => word !== null)
  return (
    <Panel>
      <PanelForm {...formProps} action={t('security.password.submit')} onCancel={onCancel}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email ?? phone ?? ''} readOnly hidden />
        {hasPassword && <PasswordField {...field('current')} label={t('security.currentPassword')} autoComplete="current-password" />}
        <PasswordField
          {...field('next')}
          label={t('security.password.new')}
          hint={register('passwordRule', { min: limits.password.min })}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.watch('next')} own={own} />
      </PanelForm>
    </Panel>
  )
}

function useCheck(hasPassword: boolean) {
  const register = useText('sign-up')
  const login = useText('sign-in')
  const { min, max } = limits.password
  return ({ current, next }: Typed): FieldMessage<keyof Typed>[] => {
    const wrong = next === '' ? 'missing' : next.length < min ? 'invalid' : next.length > max ? 'long' : null
    return [
      ...(hasPassword && current === '' ? [{ name: 'current' as const, message: login('errors.password.missing') }] : []),
      ...(wrong ? [{ name: 'next' as const, message: register(`errors.password.${wrong}`, { min, max }) }] : []),
    ]
  }
}
