let loading: Promise<unknown> | undefined

/**
 * Loads the whole style sheet on a page that came with only the shop's part, whose link has its URL. It's inserted right after that part
 * and has its rules in the same order, so nothing visible changes. Failures are ignored, because a page without it is better than none.
 */
export function loadFullStyles(): Promise<unknown> | undefined {
  const part = globalThis.document?.querySelector<HTMLLinkElement>('link[data-whole]')
  if (part) loading ??= new Promise((resolve) => follow(part, resolve))
  return loading
}

function follow(part: HTMLLinkElement, resolve: (event: unknown) => void): void {
  const whole = part.cloneNode() as HTMLLinkElement
  whole.href = part.dataset['whole']!
  for (const end of ['load', 'error']) whole.addEventListener(end, resolve)
  part.after(whole)
}
