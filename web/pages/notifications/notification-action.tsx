import { useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import type { Person } from '#contract/people.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'

interface NotificationActionProps {
  action: NonNullable<Notification['action']>
  person: Person
}

/** What was done about it, once it was. */
type Done = 'following' | 'requested' | 'accepted' | 'declined'

/** Follows back, or answers a request; then says so. */
export function NotificationAction({ action, person: { handle, name } }: NotificationActionProps) {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const [done, setDone] = useState<Done | null>(null)
  const send = (act: () => Promise<Done>) =>
    void run(async () => {
      try {
        setDone(await act())
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  const follow = async () => {
    const { relation } = await signed('PUT /people/:handle/follow', { handle })
    return relation.follow === 'requested' ? 'requested' : 'following'
  }
  const answer = (route: 'PUT /follow-requests/:handle' | 'DELETE /follow-requests/:handle', then: Done) => async () => {
    await signed(route, { handle })
    return then
  }
  return (
    <div role="status" className="flex flex-wrap justify-end gap-2 px-3 pb-3 md:pb-0">
      {done !== null ? (
        <p className="text-sm text-quiet">{t(`told.done.${done}`)}</p>
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
            onClick={() => send(answer('DELETE /follow-requests/:handle', 'declined'))}
          >
            {t('people.decline')}
          </Button>
          <Button
            busy={busy}
            aria-label={t('people.acceptPerson', { name })}
            onClick={() => send(answer('PUT /follow-requests/:handle', 'accepted'))}
          >
            {t('people.accept')}
          </Button>
        </>
      )}
    </div>
  )
}
