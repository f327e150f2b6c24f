import { ListPage, loadList } from '#web/features/waitlist/list-page.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'

const outcomes = ['confirm', 'known', 'unsubscribed', 'subscribed', 'left'] as const

export const loader = async (args: LoaderFunctionArgs) => ({ data: loadList(args, outcomes), picture: await windowPictureAt('story') })

/** The waitlist: its form, and the target of its mails' links. */
export function Component() {
  const { data, picture } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <ListPage list="waitlist" data={data} picture={picture} />
}
