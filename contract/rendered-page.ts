import type { NoScriptVisit } from './no-script.ts'
import type { RefusalCode } from './refusals.ts'

/** A form sent without script that was refused: its values and the errors by field, both of which the page shows again. */
export interface Posted {
  values: Record<string, string>
  /** Null if nothing is wrong, and the form only asks for more. */
  code: RefusalCode | null
  errors: Record<string, string[]>
}

/** A request to render a page. `url` is absolute, without the prefix of a language. With `posted`, the page shows that form again. */
export interface PageRequest {
  url: string
  /** The prefix of all URLs in the page's language. */
  prefix?: string
  posted?: Posted | undefined
  /** For pages that can be used without script. */
  noScript?: NoScriptVisit | undefined
  /** The data that the previous rendering was made from, if known. */
  before?: readonly string[] | undefined
}

/** The result of rendering a page. */
export interface RenderedPage {
  status: number
  /** In pieces: joining them first would copy each page twice. */
  html: readonly string[]
  redirect?: string
  cacheable: boolean
  /** The data it was made from, in pieces; only for pages that are often rendered again from the same data. */
  data?: readonly string[]
  /** The data is the same as before, so the page wasn't rendered and the previous one stays. */
  isSame?: boolean
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
