import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** What is shown without script instead of a member's own feed. */
export function NoScriptFeed() {
  const t = useText('no-script')
  return (
    <p>
      {t('feed')}{' '}
      <TextLink to={urls.newsfeed('popular')} className="inline-flex min-h-11 items-center">
        {t('popular')}
      </TextLink>
    </p>
  )
}
