import { useText } from '#web/lib/text.ts'
import { Divider } from '#web/ui/divider.tsx'
import { PasskeyButton } from '#web/features/auth/passkeys/passkey-button.tsx'
import { SocialLinks } from '#web/features/auth/social/social-links.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'
import { usePasskeySupport, type SignInMethods } from './sign-in-methods.ts'

interface OtherMethodsProps {
  methods: SignInMethods
  next: string | undefined
  /** Absent on sign-up: a new customer has no passkey, so none is offered. */
  flow?: SignInFlow
}

/** The sign-in methods besides the password; nothing where none is configured. Needs the group "sign-in". */
export function OtherMethods({ methods, next, flow }: OtherMethodsProps) {
  const t = useText('sign-in')
  const passkeys = usePasskeySupport(methods) && flow
  if (!passkeys && methods.providers.length === 0) return null
  return (
    <div className="mt-6 grid gap-5">
      <Divider>{t('or')}</Divider>
      {passkeys && <PasskeyButton flow={passkeys} />}
      {methods.providers.length > 0 && <SocialLinks providers={methods.providers} next={next} />}
    </div>
  )
}
