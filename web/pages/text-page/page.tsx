import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { ContentPage } from '#contract/content.ts'
import { call } from '#web/lib/call.ts'
import { TextDocument } from '#web/features/content/text-document.tsx'

interface TextPageData {
  page: ContentPage
  path: string
}

/** The file has the name of the path: terms-of-service-ios. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageData> {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  return { page: await call('GET /public/pages/:name', { name: path.slice(1).replaceAll('/', '-') }), path }
}

/** A page that is a text and nothing else. */
export function Component() {
  const { page, path } = useLoaderData<TextPageData>()
  return <TextDocument page={page} path={path} />
}
