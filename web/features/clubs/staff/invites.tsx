import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { type InviteCalls, Invites } from '#web/features/invites/invites.tsx'
import { useText } from '#web/lib/text.ts'

/** The invite links of a club. Needs the groups "club-forms" and "invites". */
export function ClubInvites({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText('club-forms')
  const calls = useMemo(
    (): InviteCalls => ({
      list: () => signed('GET /clubs/:slug/invites', { slug }),
      create: (input) => signed('POST /clubs/:slug/invites', { slug, ...input }),
      revoke: (id) => signed('DELETE /clubs/:slug/invites/:id', { slug, id }),
    }),
    [slug],
  )
  const { inviteUses, inviteDays } = limits.club
  const most = { inviteUses, inviteDays, suggestedUses: 1 }
  return <Invites title={t('invites.title')} text={t('invites.text')} limits={most} calls={calls} onClose={onClose} />
}
