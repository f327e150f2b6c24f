import { ListPage, loadList } from '#web/features/waitlist/list-page.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'

const outcomes = ['confirm', 'subscribed', 'unsubscribed'] as const

export const loader = async (args: LoaderFunctionArgs) => ({ data: loadList(args, outcomes), picture: await windowPictureAt('thanks') })

/** The newsletter: its form, and where its mails lead. */
export function Component() {
  const { data, picture } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <ListPage list="newsletter" data={data} picture={picture} />
}
