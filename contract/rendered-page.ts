import type { NoScriptVisit } from './no-script.ts'
import type { RefusalCode } from './refusals.ts'

/** A form that was sent without script and couldn't be taken: what was typed, and what is wrong with it, by field. The page shows both again. */
export interface Posted {
  values: Record<string, string>
  /** Null where nothing is: the form asks for more. */
  code: RefusalCode | null
  errors: Record<string, string[]>
}

/** What the server asks the pages for. `url` is absolute, without the prefix of a language. With `posted` the page shows that form again. */
export interface PageRequest {
  url: string
  /** What addresses of the page's language begin with. */
  prefix?: string
  posted?: Posted | undefined
  /** For pages that can be used without script. */
  noScript?: NoScriptVisit | undefined
  /** What the page was made of before, where that is known. */
  before?: readonly string[] | undefined
}

/** What rendering a page gives. */
export interface RenderedPage {
  status: number
  /** In pieces: joining them first would copy each page twice. */
  html: readonly string[]
  redirect?: string
  cacheable: boolean
  /** What it was made of, in pieces, of a page that is often made again of the same. */
  data?: readonly string[]
  /** It would be made of the very data of the page before, so it wasn't: that one stays. */
  isSame?: boolean
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
