import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropList } from '#web/features/posts/lists.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { type ListProps, SettingsSection } from './settings-section.tsx'

type Followed = ApiOutput<'GET /followed-tags'>

/** Followed hashtags; unfollowing can be undone. */
export function FollowedTags({ list: { items }, change }: ListProps<Followed>) {
  const t = useText('feed-settings')
  /** Optimistic: reverted if the server refuses it. */
  const set = async (tag: string, on: boolean) => {
    const without = (before: Followed) => before.items.filter(({ hashtag }) => hashtag !== tag)
    const show = (isOn: boolean) =>
      change((before) => ({
        items: isOn ? [...without(before), { hashtag: tag }].toSorted((a, b) => (a.hashtag < b.hashtag ? -1 : 1)) : without(before),
      }))
    show(on)
    try {
      await signed(on ? 'PUT /tags/:tag/follow' : 'DELETE /tags/:tag/follow', { tag })
      dropList('feed')
      if (!on) toast('success', t('tags.unfollowed', { tag }), { label: t('undo'), run: () => void set(tag, true) })
    } catch (error) {
      show(!on)
      toastError(error)
    }
  }
  return (
    <SettingsSection title={t('tags.title')} text={t('tags.text')}>
      {items.length === 0 ? (
        <>
          <p>{t('tags.none')}</p>
          <ButtonLink look="secondary" to={urls.newsfeed('popular')} className="mt-4">
            {t('tags.find')}
          </ButtonLink>
        </>
      ) : (
        <ul className="-mt-2 divide-y divide-line">
          {items.map(({ hashtag }) => (
            <li key={hashtag} className="flex min-h-16 items-center justify-between gap-4 py-2">
              <Link to={urls.tag(hashtag)} className="min-w-0 font-medium wrap-anywhere hover:underline">
                {`#${hashtag}`}
              </Link>
              <Button look="secondary" aria-label={t('tags.unfollowTag', { tag: hashtag })} onClick={() => void set(hashtag, false)}>
                {t('tags.unfollow')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
