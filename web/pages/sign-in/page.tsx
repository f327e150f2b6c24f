import { urls } from '#contract/urls.ts'
import { AccountShell } from '#web/features/account/account-shell.tsx'
import { useArrival } from '#web/features/account/use-arrival.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function Component() {
  const t = useText('login')
  const { next, given, cleared } = useArrival()
  return (
    <AccountShell title={t('title')} lead={t('lead')}>
      <Head title={t('title')} />
      {cleared && (
        <div className="mb-6">
          <Alert tone="quiet">{t('ended')}</Alert>
        </div>
      )}
      <SignInForm next={next} quiet={cleared} />
      <p className="mt-8 border-t border-line pt-4">
        {t('new')}{' '}
        <TextLink to={urls.signUp(given)} className="inline-flex min-h-11 items-center">
          {t('signUp')}
        </TextLink>
      </p>
      <p className="text-sm text-quiet">{t('keep')}</p>
    </AccountShell>
  )
}
