import { type ComponentType, useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import type { Contact } from '#web/features/auth/credentials/schema.ts'
import { useReturnTo } from '#web/features/auth/entry/use-return-to.ts'
import { type SignInFlow, useSignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { call } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { type ResetLink, consumeResetLink } from './reset-link.ts'

export interface StepProps {
  reset: PasswordReset
  contact: Contact
}

export interface PasswordReset {
  step: 'contact' | 'code' | 'password' | 'second'
  /** The component of the later steps, loaded while a code is sent. */
  Step: ComponentType<StepProps> | null
  contact: Contact | null
  /** The page to continue to, if the address names one. */
  requestedNext: string | undefined
  /** Why the user was sent back to the first step. */
  notice: string | null
  flow: SignInFlow
  send: (to: Contact) => Promise<void>
  verify: (otp: string) => Promise<void>
  setPassword: (password: string) => Promise<void>
  restart: (notice: string | null) => void
}

/** The state of a password reset. It's kept in memory only. */
export function usePasswordReset(): PasswordReset {
  const t = useText('forgot-password')
  const { next, requestedNext } = useReturnTo()
  const [contact, setContact] = useState<Contact | null>(null)
  const [Step, setStep] = useState<ComponentType<StepProps> | null>(null)
  const [sent, setSent] = useState(false)
  const [resetToken, setResetToken] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const flow = useSignInFlow(() => {
    toast('success', t('done'))
    goTo(next, { replace: true })
  })

  /** If the contact is unchanged, no new code is sent, since the first one is still valid. */
  async function send(to: Contact): Promise<void> {
    if (notice !== null || formatContact(to) !== formatContact(contact ?? {})) await call('POST /user-auth/forgot-password/send-otp', to)
    setContact(to)
    const { Step: loaded } = await import('./steps.tsx')
    setStep(() => loaded)
    setSent(true)
    setNotice(null)
  }

  // Only on arrival: the link is read and removed from the address.
  useEffect(() => void openLink(consumeResetLink()), [])

  async function openLink(link: ResetLink | null): Promise<void> {
    if (!link) return
    const { Step: loaded } = await import('./steps.tsx')
    setStep(() => loaded)
    setContact({ email: link.email })
    setResetToken(link.token)
  }

  async function verify(otp: string): Promise<void> {
    setResetToken((await call('POST /user-auth/forgot-password/verify-otp', { ...contact, otp })).resetToken)
  }

  /** Fails as the call does. After it, the password is set, even if signing in fails. */
  async function setPassword(password: string): Promise<void> {
    await call('POST /user-auth/forgot-password', { resetToken: resetToken ?? '', password })
    try {
      await flow.handleResult(await call('POST /user-auth/sign-in', { ...contact, password }))
    } catch {
      toSignIn()
    }
  }

  function toSignIn(): void {
    toast('success', t('doneSignIn'))
    goTo(urls.signIn(requestedNext), { replace: true, state: { draft: { contact: formatContact(contact ?? {}) } } })
  }

  /** Returns to the first step, for this reason. */
  function restart(why: string | null): void {
    setSent(false)
    setResetToken(null)
    setNotice(why)
  }

  const step = flow.challenge ? 'second' : resetToken ? 'password' : sent ? 'code' : 'contact'
  return { step, Step, contact, requestedNext, notice, flow: { ...flow, restart: toSignIn }, send, verify, setPassword, restart }
}
