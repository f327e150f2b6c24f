/** A minimal browser: keeps cookies, follows redirects when asked to, runs no scripts. */
export class Browser {
  readonly cookies = new Map<string, string>()

  /** One request, with the cookies so far. A form is posted. */
  async send(url: string, form?: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
      ...(form && { body: form }),
    })
    this.storeCookies(response)
    return response
  }

  /** Keeps the cookies of a response. */
  storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line)
  }

  /** Follows redirects to a page, or to a URL that contains `until`: that URL is returned in `location` and not opened. */
  async follow(url: string, form?: URLSearchParams, until?: string) {
    let response = await this.send(url, form)
    let at = url
    for (let hops = 0; hops < 10 && response.headers.has('location'); hops += 1) {
      at = new URL(response.headers.get('location')!, at).href
      if (until && new URL(at).pathname.endsWith(until)) return { url: at, location: at, text: () => response.text() }
      response = await this.send(at)
    }
    return { url: at, location: undefined, text: () => response.text() }
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
