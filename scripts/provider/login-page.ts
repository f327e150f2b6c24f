import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { plainPage } from '#server/http/html.ts'
import { escapeHtml } from '#server/text/markup.ts'
import type { Person } from './demo-users.ts'

/** The page where one chooses who to be, and what follows. No password: everybody here is made up. */
export async function choose(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { title, people, cancelled }: { title: string; people: Person[]; cancelled: string },
): Promise<void> {
  if (request.method !== 'POST') return showPeople(request, response, title, people)
  const id = (await readForm(request)).get('person')
  const chosen = people.find((person) => person.id === id)
  const result = chosen ? { login: { accountId: chosen.id } } : { error: cancelled, error_description: 'The person said no' }
  await provider.interactionFinished(request, response, result)
}

function showPeople(request: IncomingMessage, response: ServerResponse, title: string, people: Person[]): void {
  const button = (id: string, label: string, more = '') =>
    `<p><button name="person" value="${escapeHtml(id)}" style="font:inherit;padding:.75rem 1.25rem">${escapeHtml(label)}</button> <small>${escapeHtml(more)}</small></p>`
  const buttons = people.map(({ id, name, email }) => button(id, `Continue as ${name} (demo)`, email ?? 'no email'))
  const action = escapeHtml((request as { originalUrl?: string }).originalUrl ?? '')
  const intro = '<p>This stands in for the real provider, on this machine only. Everybody here is made up.</p>'
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(plainPage(title, `${intro}<form method="post" action="${action}">${buttons.join('')}${button('', 'Cancel')}</form>`))
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
