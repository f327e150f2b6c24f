import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { ProviderUser } from './users.ts'

/** Facebook's Graph API, GET /me?fields=id,name,email: the email is present only if the user has one. */
export async function handleGraphRequest(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  users: ProviderUser[],
): Promise<void> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer === undefined ? undefined : await provider.AccessToken.find(bearer)
  const user = users.find(({ id }) => id === token?.accountId)
  const query = new URL(request.url ?? '', 'http://graph').searchParams
  response.setHeader('content-type', 'application/json')
  if (!user || !query.get('appsecret_proof')) {
    response.writeHead(400).end(JSON.stringify({ error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }))
    return
  }
  const all = { id: user.id, name: user.name, ...(user.email && { email: user.email }) }
  const fields = query.get('fields')?.split(',') ?? ['id', 'name']
  response.end(JSON.stringify(Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))))
}
