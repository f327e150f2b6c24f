import { useText } from '#web/lib/text.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { ContactField } from '#web/features/account/contact-field.tsx'
import { PasswordField } from '#web/features/account/password-field.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSignIn } from './use-sign-in.ts'

/** `quiet`: the person was here a moment ago and need not be told that they are back. */
export function SignInForm({ next, quiet }: { next: string; quiet: boolean }) {
  const t = useText('login')
  // A form sent before the script is there would go to the server as a page's address, password and all.
  const hydrated = useHydrated()
  const { field, onSubmit, isSubmitting, failed } = useSignIn({ next, quiet })
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      <ContactField {...field('contact')} label={t('contact')} />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
      {failed && (
        <Alert tone="bad" title={t('failed')}>
          {failed}
        </Alert>
      )}
      <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}
