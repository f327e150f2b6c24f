import type { Person, Relation } from '#contract/people.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

interface FollowButtonProps {
  person: Pick<Person, 'handle' | 'name'>
  /** Null for visitors, and while it's loading. */
  relation: Relation | null
  /** The profile is private, so following is a request. */
  asks?: boolean
  onChange: (relation: Relation) => void
  /** One of several on the page, so never in the primary style. */
  quiet?: boolean
  className?: string
}

/** Follows, requests to follow, or unfollows. Nothing for oneself or someone blocked. Needs the group "people". */
export function FollowButton({
  person: { handle, name },
  relation,
  asks = false,
  onChange,
  quiet = false,
  className = '',
}: FollowButtonProps) {
  const t = useText('people')
  const { busy, run } = useToastedAction()
  if (relation?.isSelf || relation?.isBlocked) return null
  const state = relation?.follow ?? 'none'
  const isOn = state !== 'none'
  const press = () =>
    requireSignIn(
      () =>
        void run(async () => {
          onChange((await signed(isOn ? 'DELETE /people/:handle/follow' : 'PUT /people/:handle/follow', { handle })).relation)
        }),
    )
  const label = state === 'none' ? (asks ? 'ask' : relation?.followsMe ? 'followBack' : 'follow') : state
  return (
    <Button
      look={isOn || quiet ? 'secondary' : 'primary'}
      busy={busy}
      data-replay=""
      aria-pressed={isOn}
      aria-label={t(`actions.${label}Person`, { name })}
      onClick={press}
      className={className}
    >
      {t(`actions.${label}`)}
    </Button>
  )
}
