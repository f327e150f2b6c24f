let loading: Promise<unknown> | undefined

/**
 * Loads the whole style sheet where the page came with the shop's part of it, whose link names it. It goes right behind that part, and has its rules in
 * the same order, so nothing changes for what is shown. Without it a page is better than none.
 */
export function loadWholeStyles(): Promise<unknown> | undefined {
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
