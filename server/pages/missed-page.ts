import type { FastifyRequest } from 'fastify'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { MissingPages } from '#server/modules/seo/missing-pages.ts'

/** Sends a page that doesn't exist, or is gone for good. */
export async function missedPage(
  page: RenderedPage,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  missingPages: MissingPages,
  now: number,
  prefix: string,
): Promise<RenderedPage> {
  const redirect = await missingPages.redirect(url).catch(() => undefined)
  if (redirect !== undefined) return { ...page, status: 301, redirect: prefix + redirect }
  if (await missingPages.isGone(url).catch(() => false)) return { ...page, status: 410 }
  missingPages.record({ url, referrer: headers.referer }, new Date(now))
  return page
}
