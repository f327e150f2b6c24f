import type { Page } from 'playwright-core'
import type { State, View } from './state.ts'

/** Words that a state looks for on its page: a text, or the name of a button, field or heading. */
export interface ExpectedText {
  words: string | RegExp
  /** Matches the whole text, case-sensitively. */
  exact: boolean
}

interface Options {
  name?: string | RegExp
  exact?: boolean
}

/** Collects every text that a state looks for, without a browser: runs it on a fake page where everything is found. */
export async function expectedTextsOf(state: State, view: View): Promise<ExpectedText[]> {
  const asked: ExpectedText[] = []
  const page = anyPage((method, [first, options]) => {
    const { name, exact = false } = (options ?? {}) as Options
    if (/^getBy(Text|Label|Placeholder|Title|AltText)$/.test(method)) asked.push({ words: first as string | RegExp, exact })
    if (method === 'getByRole' && name !== undefined) asked.push({ words: name, exact })
  })
  await state.before?.(page)
  await state.steps?.(page, view)
  state.shows(page)
  return asked
}

/** A fake page that is also every locator of it: reports each call to `hear` and returns itself. */
function anyPage(hear: (method: string, args: unknown[]) => void, method = ''): Page {
  return new Proxy(() => undefined, {
    // The fake page must not look like a promise.
    get: (_, name) => (name === 'then' ? undefined : anyPage(hear, String(name))),
    apply: (_, __, args: unknown[]) => {
      hear(method, args)
      return anyPage(hear)
    },
  }) as unknown as Page
}
