import type { NoScriptVisit } from '#contract/no-script.ts'
import { urls } from '#contract/urls.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useShop } from '#web/lib/shop.ts'
import { useRefusalText } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

export interface NoScriptSignInProps {
  name: string | null
  next: string | null
  posted: Pick<Posted, 'values' | 'code' | 'errors'> | null
}

/** The props, from what the page's loader gets. */
export const noScriptSignIn = (url: string, visit: NoScriptVisit | undefined, posted: Posted | undefined): NoScriptSignInProps => ({
  name: visit?.customer?.name ?? null,
  next: new URL(url).searchParams.get('next') ?? posted?.values['next'] ?? null,
  posted: posted ?? null,
})

/** Signing in without script, by password and, if required, a second factor's code. */
export function NoScriptSignIn({ name, next, posted }: NoScriptSignInProps) {
  const t = useText('no-script')
  if (name !== null && !posted) {
    return (
      <form method="post" action={localPath(urls.signIn())} className="grid gap-5">
        <p>{t('signIn.as', { name })}</p>
        <ButtonLink to={urls.cart()}>{t('signIn.cart')}</ButtonLink>
        <Button type="submit" look="secondary" name="signOut" value="1">
          {t('signIn.out')}
        </Button>
      </form>
    )
  }
  const ticket = posted?.values['ticket']
  const asksForCode =
    ticket !== undefined && (posted?.code === null || posted?.code === 'SECOND_FACTOR_IS_WRONG' || posted?.code === 'INVALID_INPUT')
  return (
    <form method="post" action={localPath(urls.signIn())} className="grid gap-5">
      {next !== null && <input type="hidden" name="next" value={next} />}
      {asksForCode ? <Code ticket={ticket} isWrong={posted?.code !== null} /> : <Password posted={posted} />}
      <p className="text-sm text-quiet">{t('signIn.others')}</p>
    </form>
  )
}

function Code({ ticket, isWrong }: { ticket: string; isWrong: boolean }) {
  const t = useText('sign-in')
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <Field
        label={t('second.code')}
        hint={t('second.hint')}
        error={isWrong ? t('second.wrong') : undefined}
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
      />
      <Button type="submit">{t('submit')}</Button>
    </>
  )
}

function Password({ posted }: Pick<NoScriptSignInProps, 'posted'>) {
  const t = useText('sign-in')
  const errors = useRefusalText()
  const { countries } = useShop()
  const contact = posted?.values['contact'] ?? ''
  const wrong = Object.keys(posted?.errors ?? {})
  const isInput = posted?.code === 'INVALID_INPUT'
  const isContactWrong = isInput && wrong.some((field) => field !== 'password')
  return (
    <>
      {posted?.code && !isInput && (
        <Alert tone="bad" title={t('failed')}>
          {errors(posted.code)}
        </Alert>
      )}
      <input type="hidden" name="country" value={countries[0]} />
      <Field
        label={t('contact')}
        error={isContactWrong ? t(`errors.contact.${contact.trim() === '' ? 'missing' : 'invalid'}`) : undefined}
        name="contact"
        defaultValue={contact}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Field
        label={t('password')}
        error={isInput && wrong.includes('password') ? t('errors.password.missing') : undefined}
        type="password"
        name="password"
        required
        autoComplete="current-password"
      />
      <Button type="submit">{t('submit')}</Button>
    </>
  )
}
