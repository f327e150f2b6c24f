import { useText } from '#web/lib/text.ts'
import { Divider } from '#web/ui/divider.tsx'
import { PasskeyButton } from '#web/features/auth/passkeys/passkey-button.tsx'
import { SocialLinks } from '#web/features/auth/social/social-links.tsx'
import type { Entry } from './use-sign-in-flow.ts'
import { usePasskeysHere, type Ways } from './sign-in-methods.ts'

interface OtherWaysProps {
  ways: Ways
  next: string | undefined
  /** Without it no passkey is offered: whoever is new has none. */
  entry?: Entry
}

/** What there is beside the form; nothing where nothing is configured. Needs the group "login". */
export function OtherWays({ ways, next, entry }: OtherWaysProps) {
  const t = useText('login')
  const passkeys = usePasskeysHere(ways) && entry
  if (!passkeys && ways.providers.length === 0) return null
  return (
    <div className="mt-6 grid gap-5">
      <Divider>{t('or')}</Divider>
      {passkeys && <PasskeyButton entry={passkeys} />}
      {ways.providers.length > 0 && <SocialLinks providers={ways.providers} next={next} />}
    </div>
  )
}
