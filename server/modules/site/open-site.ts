import { retryRead } from '#server/db/retry-read.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import type { AppContext } from '#server/http/context.ts'
import { mailOf } from './check-document.ts'
import { problemOf, textsOf } from './mail-texts.ts'
import { mailDefinitions } from './mail-list.ts'
import { pictureUses } from './picture-uses.ts'
import { siteRoutes } from './routes.ts'
import { createShownSite } from './shown-site.ts'
import { SiteParts } from './site-parts.ts'

interface Options {
  /** Called after each change, which any page may show. */
  onChange: () => void
  onError: (error: unknown) => void
}

interface Site {
  routes: BoundEndpoint[]
  shown: ReturnType<typeof createShownSite>
  pictureUses: (url: string) => ReturnType<typeof pictureUses>
}

/** Loads the parts that staff have changed, now and whenever any process changes one. */
export async function openSite({ database, config }: AppContext, { onChange, onError }: Options): Promise<Site> {
  const parts = new SiteParts()
  let last = '[]'
  const read = async (): Promise<void> => {
    await parts.load(database.db)
    const text = JSON.stringify(parts.all())
    if (text === last) return
    last = text
    config.mailTexts.replace(sentencesOf(parts, config.origin))
    onChange()
  }
  await read()
  const again = retryRead(read, onError)
  await database.listen('site', again, again)
  return { routes: siteRoutes(config, parts), shown: createShownSite(parts), pictureUses: (url) => pictureUses(parts, url) }
}

/** The saved sentences of mails. Sentences that no longer fit their mail after an update of the program are left out. */
function sentencesOf(parts: SiteParts, origin: string): Map<string, string> {
  const sentences = new Map<string, string>()
  for (const { name: part, document } of parts.all('mail')) {
    const { name, locale } = mailOf(part)
    const definition = mailDefinitions.find((one) => one.name === name)
    if (!definition || document.kind !== 'mail') continue
    for (const text of textsOf(definition, locale)) {
      const own = document.texts[text.key]
      if (own !== undefined && problemOf(own, text, origin) === undefined) sentences.set(`${locale} ${text.key}`, own)
    }
  }
  return sentences
}
