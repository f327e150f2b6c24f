import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { redirect } from '#web/lib/router/outcome.ts'
import type { ContentPage } from '#contract/content.ts'
import { call } from '#web/lib/call.ts'
import { TextDocument } from '#web/features/content/text-document.tsx'

interface TextPageData {
  page: ContentPage
  path: string
}

/** A text's name is derived from its path: terms-of-service-ios. Staff's own pages are at /pages/<name>; a renamed one redirects. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageData> {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  const own = /^\/pages\/(?<name>[^/]+)$/.exec(path)?.groups?.['name']
  const page = await call('GET /public/pages/:name', { name: own ?? path.slice(1).replaceAll('/', '-') })
  if (own !== undefined && page.name !== own) throw redirect(`/pages/${page.name}`, 301)
  return { page, path }
}

/** A page with only a text. */
export function Component() {
  const { page, path } = useLoaderData<TextPageData>()
  return <TextDocument page={page} path={path} />
}
