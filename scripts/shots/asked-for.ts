import type { Page } from 'playwright-core'
import type { State, View } from './state.ts'

/** What a state looks for on its page: a text, or the name of a button, a field, a heading. */
export interface Asked {
  words: string | RegExp
  /** All of it, and in the same case. */
  exact: boolean
}

interface Options {
  name?: string | RegExp
  exact?: boolean
}

/** All that a state looks for by words, found out without a browser: on a page where everything is there. */
export async function askedFor(state: State, view: View): Promise<Asked[]> {
  const asked: Asked[] = []
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

/** A page, and every locator of it: whatever is called on it is heard, and answered with itself. */
function anyPage(hear: (method: string, args: unknown[]) => void, method = ''): Page {
  return new Proxy(() => undefined, {
    // Nothing to wait for.
    get: (_, name) => (name === 'then' ? undefined : anyPage(hear, String(name))),
    apply: (_, __, args: unknown[]) => {
      hear(method, args)
      return anyPage(hear)
    },
  }) as unknown as Page
}
