import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { plainPage } from '#server/http/html.ts'
import { escapeHtml } from '#server/text/markup.ts'
import type { ProviderUser } from './users.ts'

/** The login page, where a user is chosen, and its form submission. There is no password: all users are made up. */
export async function handleLogin(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { title, users, cancelError }: { title: string; users: ProviderUser[]; cancelError: string },
): Promise<void> {
  if (request.method !== 'POST') return showLoginPage(request, response, title, users)
  const id = (await readForm(request)).get('user')
  const chosen = users.find((user) => user.id === id)
  const result = chosen ? { login: { accountId: chosen.id } } : { error: cancelError, error_description: 'The user cancelled' }
  await provider.interactionFinished(request, response, result)
}

function showLoginPage(request: IncomingMessage, response: ServerResponse, title: string, users: ProviderUser[]): void {
  const button = (id: string, label: string, more = '') =>
    `<p><button name="user" value="${escapeHtml(id)}" style="font:inherit;padding:.75rem 1.25rem">${escapeHtml(label)}</button> <small>${escapeHtml(more)}</small></p>`
  const buttons = users.map(({ id, name, email }) => button(id, `Continue as ${name} (demo)`, email ?? 'no email'))
  const action = escapeHtml((request as { originalUrl?: string }).originalUrl ?? '')
  const intro = '<p>This page stands in for the real provider, on this machine only. All users are made up.</p>'
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(plainPage(title, `${intro}<form method="post" action="${action}">${buttons.join('')}${button('', 'Cancel')}</form>`))
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
