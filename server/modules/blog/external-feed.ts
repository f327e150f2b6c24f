import type { Article } from './article.ts'
import type { ArticleSource } from './blog.ts'
import type { TrimmedPost } from './trim-post.ts'

interface Settings {
  read: () => Promise<TrimmedPost[]>
  /** Called when the posts have changed. */
  onChange: () => void
  onFailure: (error: unknown) => void
  /** In milliseconds. */
  now: () => number
}

const freshMs = 5 * 60_000
/** After this many failures in a row, the time between attempts grows. */
const failuresMax = 3
const restMs = 30_000
const restMaxMs = 15 * 60_000

/**
 * The posts of another site as last fetched. Callers get them right away; old ones are refreshed in the background, with a single request at a
 * time. While the site fails, the last posts stay, or none.
 */
export class Feed implements ArticleSource {
  readonly #settings: Settings
  #articles: Article[] = []
  #text = ''
  #triedAt = -Infinity
  #failures = 0
  #loading: Promise<void> | undefined
  #wasLoaded = false

  constructor(settings: Settings) {
    this.#settings = settings
  }

  articles(): Article[] {
    void this.#refresh()
    return this.#articles
  }

  /** Like `articles`, but waits for the first fetch. */
  async loaded(): Promise<Article[]> {
    const loading = this.#refresh()
    if (!this.#wasLoaded) await loading
    return this.#articles
  }

  #refresh(): Promise<void> | undefined {
    if (!this.#loading && this.#settings.now() - this.#triedAt >= this.#waitMs) this.#loading = this.#load()
    return this.#loading
  }

  get #waitMs(): number {
    if (this.#failures === 0) return freshMs
    return this.#failures < failuresMax ? restMs : Math.min(restMaxMs, restMs * 2 ** (this.#failures - failuresMax + 1))
  }

  async #load(): Promise<void> {
    this.#triedAt = this.#settings.now()
    try {
      this.#take(await this.#settings.read())
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#settings.onFailure(error)
    } finally {
      this.#wasLoaded = true
      this.#loading = undefined
    }
  }

  #take(posts: TrimmedPost[]): void {
    const text = JSON.stringify(posts)
    if (text === this.#text) return
    this.#text = text
    this.#articles = posts.map(toArticle)
    this.#settings.onChange()
  }
}

const toArticle = ({ summary, updatedAt, html, headings }: TrimmedPost): Article => ({
  summary,
  updatedAt,
  about: null,
  caption: null,
  productNames: [],
  text: () => Promise.resolve({ html, headings }),
})
