import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A WordPress site with scripted responses, which counts its requests. */
export async function startWordpress(listener: RequestListener) {
  const asked: string[] = []
  let answer = listener
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next: RequestListener) => (answer = next),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

let posts = 0

/** A post as WordPress returns it. */
export const wordpressPost = (parts: Record<string, unknown> = {}) => {
  posts += 1
  return {
    id: posts,
    slug: `post-${posts}`,
    link: `https://notes.example/post-${posts}/`,
    status: 'publish',
    date_gmt: '2026-02-01T08:00:00',
    modified_gmt: '2026-02-02T08:00:00',
    title: { rendered: `Post ${posts}` },
    content: { rendered: '<h2>Begin</h2><p>A text of some words.</p>' },
    excerpt: { rendered: '<p>What it is about.</p>' },
    _embedded: { author: [{ name: 'Ada' }] },
    ...parts,
  }
}
