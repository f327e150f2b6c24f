import { useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import type { Person } from '#contract/people.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

interface NotificationActionProps {
  action: NonNullable<Notification['action']>
  person: Person
  /** The slug of the club, for a request to join it; otherwise the request is to follow. */
  club?: string | undefined
}

/** The result of the action, once it's done. */
type Done = 'following' | 'requested' | 'accepted' | 'declined' | 'answered'

/** Follows back, or answers a request, then shows the result. */
export function NotificationAction({ action, person: { handle, name }, club }: NotificationActionProps) {
  const t = useText('people')
  const { busy, run } = useToastedAction()
  const [done, setDone] = useState<Done | null>(null)
  const send = (act: () => Promise<Done>) =>
    void run(async () => {
      setDone(await act())
    })
  const follow = async () => {
    const { relation } = await signed('PUT /people/:handle/follow', { handle })
    return relation.follow === 'requested' ? 'requested' : 'following'
  }
  const answer = (method: 'PUT' | 'DELETE', then: Done) => async () => {
    try {
      await (club === undefined
        ? signed(`${method} /follow-requests/:handle`, { handle })
        : signed(`${method} /clubs/:slug/requests/:handle`, { slug: club, handle }))
      return then
    } catch (error) {
      // The request was withdrawn, or answered by another organizer.
      if (isRefusal(error) && error.code === 'NOT_FOUND') return 'answered'
      throw error
    }
  }
  return (
    <div role="status" className="flex flex-wrap justify-end gap-2 px-3 pb-3 md:pb-0">
      {done !== null ? (
        <p className="text-sm text-quiet">{t(`notifications.done.${done}`)}</p>
      ) : action === 'follow-back' ? (
        <Button look="secondary" busy={busy} aria-label={t('actions.followBackPerson', { name })} onClick={() => send(follow)}>
          {t('actions.followBack')}
        </Button>
      ) : (
        <>
          <Button
            look="secondary"
            busy={busy}
            aria-label={t('people.declinePerson', { name })}
            onClick={() => send(answer('DELETE', 'declined'))}
          >
            {t('people.decline')}
          </Button>
          <Button busy={busy} aria-label={t('people.acceptPerson', { name })} onClick={() => send(answer('PUT', 'accepted'))}>
            {t('people.accept')}
          </Button>
        </>
      )}
    </div>
  )
}
