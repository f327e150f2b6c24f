import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Person } from './demo-users.ts'

/** Facebook's GET /me?fields=id,name,email: an id, a name, and an email where it knows one. */
export async function graph(provider: Provider, request: IncomingMessage, response: ServerResponse, people: Person[]): Promise<void> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer === undefined ? undefined : await provider.AccessToken.find(bearer)
  const person = people.find(({ id }) => id === token?.accountId)
  const query = new URL(request.url ?? '', 'http://graph').searchParams
  response.setHeader('content-type', 'application/json')
  if (!person || !query.get('appsecret_proof')) {
    response.writeHead(400).end(JSON.stringify({ error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }))
    return
  }
  const known = { id: person.id, name: person.name, ...(person.email && { email: person.email }) }
  const asked = query.get('fields')?.split(',') ?? ['id', 'name']
  response.end(JSON.stringify(Object.fromEntries(Object.entries(known).filter(([field]) => asked.includes(field)))))
}
