import { type ListData, ListPage, loadList } from '#web/features/waitlist/list-page.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

const outcomes = ['confirm', 'known', 'unsubscribed', 'subscribed', 'left'] as const

export const loader = async (args: LoaderFunctionArgs) => loadList(args, outcomes)

/** The waitlist: its form, and the target of its mails' links. */
export function Component() {
  const data = useLoaderData<ListData<(typeof outcomes)[number]>>()
  return <ListPage list="waitlist" data={data} />
}
