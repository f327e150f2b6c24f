import { urls } from '#contract/urls.ts'
import { Head } from '#web/lib/head.tsx'
import { localPath } from '#web/lib/locale-path.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

interface Data {
  view: 'ask' | 'done' | 'bad'
  token: string
}

/** Shows a button, since mail scanners open links and must not unsubscribe anyone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const query = new URL(request.url).searchParams
  if (request.posted) return { view: 'bad', token: '' }
  return { view: query.get('state') === 'done' ? 'done' : 'ask', token: (query.get('token') ?? '').slice(0, 200) }
}

/** Ends a member's digests, by the link in one of them. */
export function Component() {
  const t = useText('notification-settings')
  const { view, token } = useLoaderData<Data>()
  return (
    <div className="wrap min-h-dvh pt-8 md:pt-16">
      <Head title={t('unsubscribe.title')} />
      <div className="grid max-w-[34em] justify-items-start gap-5">
        <h1 className="display text-3xl text-balance wrap-anywhere">{t('unsubscribe.title')}</h1>
        {view === 'done' && <Alert tone="good">{t('unsubscribe.done')}</Alert>}
        {view === 'bad' && <Alert tone="bad">{t('unsubscribe.bad')}</Alert>}
        {view === 'ask' && (
          <>
            <p className="text-quiet">{t('unsubscribe.text')}</p>
            <form method="post" action={localPath(urls.unsubscribeDigest())}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit">{t('unsubscribe.button')}</Button>
            </form>
          </>
        )}
        <TextLink to={urls.notificationSettings()}>{t('unsubscribe.settings')}</TextLink>
      </div>
    </div>
  )
}
