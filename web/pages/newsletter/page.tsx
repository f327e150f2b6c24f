import { type ListData, ListPage, loadList } from '#web/features/waitlist/list-page.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

const outcomes = ['confirm', 'subscribed', 'unsubscribed'] as const

export const loader = async (args: LoaderFunctionArgs) => loadList(args, outcomes)

/** The newsletter: its form, and where its mails lead. */
export function Component() {
  const data = useLoaderData<ListData<(typeof outcomes)[number]>>()
  return <ListPage list="newsletter" data={data} />
}
