import { useCallback } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { dropList } from '../lists.ts'

/** Follows or unfollows a hashtag. Needs the group "posts". */
export function FollowHashtag({ tag }: { tag: string }) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const status = useSessionStatus()
  const ask = useCallback(() => signed('GET /tags/:tag', { tag }), [tag])
  const { value, change } = useAsyncData(status === 'authenticated' ? ask : null)
  const { busy, run } = useAction()
  const isOn = value?.isFollowed ?? false
  const press = () =>
    requireSignIn(
      () =>
        void run(async () => {
          try {
            const { isFollowed } = await signed(isOn ? 'DELETE /tags/:tag/follow' : 'PUT /tags/:tag/follow', { tag })
            change((before) => ({ ...before, isFollowed }))
            dropList('feed')
          } catch (error) {
            toast('error', errorMessage(error))
          }
        }),
    )
  return (
    <Button
      look={isOn ? 'secondary' : 'primary'}
      busy={busy}
      data-replay=""
      aria-pressed={isOn}
      aria-label={t(isOn ? 'tag.followingTag' : 'tag.followTag', { tag })}
      onClick={press}
    >
      {t(isOn ? 'tag.following' : 'tag.follow')}
    </Button>
  )
}
