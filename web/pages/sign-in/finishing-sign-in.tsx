import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown after returning from a provider or by a mailed link, until the sign-in is complete. */
export function FinishingSignIn({ lead }: { lead: string }) {
  const t = useText('sign-in')
  return (
    <EntryPage title={t('social.taking')} lead={lead}>
      <Head title={t('social.taking')} />
      <Spinner className="size-8 text-quiet" />
    </EntryPage>
  )
}
