import { useCallback } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'
import { dropList } from '../lists.ts'

/** Follows or unfollows a hashtag. Needs the group "posts". */
export function FollowHashtag({ tag }: { tag: string }) {
  const t = useText('posts')
  const status = useSessionStatus()
  const ask = useCallback(() => signed('GET /tags/:tag', { tag }), [tag])
  const { value, change } = useAsyncData(status === 'authenticated' ? ask : null)
  const { busy, run } = useToastedAction()
  const isOn = value?.isFollowed ?? false
  const press = () =>
    requireSignIn(
      () =>
        void run(async () => {
          const { isFollowed } = await signed(isOn ? 'DELETE /tags/:tag/follow' : 'PUT /tags/:tag/follow', { tag })
          change((before) => ({ ...before, isFollowed }))
          dropList('feed')
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
