import type { Summary } from '#contract/orders.ts'
import { urls } from '#contract/urls.ts'
import { SignInLink } from '#web/features/auth/sign-in/sign-in-link.tsx'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import type { CheckoutState } from './use-checkout.ts'

interface RepeatNoteProps {
  checkout: CheckoutState
  summary: Summary
}

/** The terms that the buyer of a repeat delivery agrees to, or what prevents it. */
export function RepeatNote({ checkout: { signedIn }, summary }: RepeatNoteProps) {
  const t = useText('checkout')
  if (!signedIn) {
    return (
      <Alert tone="warn" title={t('repeat.signIn')}>
        <p>{t('repeat.signInWhy')}</p>
        <SignInLink next={urls.checkout()} onSignedIn={focusHeading} className="inline-flex min-h-11 items-center text-ink">
          {t('guest.signIn')}
        </SignInLink>
      </Alert>
    )
  }
  if (summary.paymentMethods.length === 0) return <Alert tone="warn">{t('repeat.needsCard')}</Alert>
  return (
    <div className="mb-4 grid gap-2 text-sm">
      <p>{t('repeat.byCard')}</p>
      <p className="text-quiet">
        <LinkedText text={t('repeat.terms')} />
      </p>
    </div>
  )
}
