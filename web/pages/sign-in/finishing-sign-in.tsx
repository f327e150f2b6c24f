import type { Provider } from '#contract/auth/social.ts'
import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** Between coming back from a provider and going on. */
export function FinishingSignIn({ provider }: { provider: Provider }) {
  const t = useText('login')
  return (
    <EntryPage title={t('social.taking')} lead={t('social.back', { provider: t(`social.${provider}`) })}>
      <Head title={t('social.taking')} />
      <Spinner className="size-8 text-quiet" />
    </EntryPage>
  )
}
