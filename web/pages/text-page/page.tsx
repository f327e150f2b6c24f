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

/** The text has the name of the path: terms-of-service-ios. Pages that staff have made are at /pages/<name>; one that was renamed leads on. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageData> {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  const own = /^\/pages\/(?<name>[^/]+)$/.exec(path)?.groups?.['name']
  const page = await call('GET /public/pages/:name', { name: own ?? path.slice(1).replaceAll('/', '-') })
  if (own !== undefined && page.name !== own) throw redirect(`/pages/${page.name}`, 301)
  return { page, path }
}

/** A page that is a text and nothing else. */
export function Component() {
  const { page, path } = useLoaderData<TextPageData>()
  return <TextDocument page={page} path={path} />
}
