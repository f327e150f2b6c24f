import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { socialEnv } from './provider.ts'

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>
type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A provider that responds as a test wants: forged tokens, nonsense, late, or not at all. It has keys of its own. */
export async function startFakeProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'ours', use: 'sig', alg: 'RS256' }
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('?')[0]!.split('/')
    const path = rest.join('/')
    const answer = answers.get(path) ?? usual[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end(name)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const usual: Record<string, Answer> = {
    '.well-known/openid-configuration': ({ url: at = '' }, response) => {
      const issuer = `${url}/${at.split('/')[1]}`
      json(response, { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` })
    },
    jwks: (_, response) => json(response, { keys: [jwk] }),
  }
  const now = () => Math.floor(Date.now() / 1000)
  return {
    url,
    env: socialEnv(url),
    privateKey,
    /** Sets the response of a path (`token`, `jwks`, `.well-known/openid-configuration`) from now on; null restores the correct one. */
    answer: (path: string, answer: Answer | null) => void (answer ? answers.set(path, answer) : answers.delete(path)),
    /** A Google id token; `over` replaces claims, undefined omits one. */
    idToken: (over: JWTPayload = {}, header: { alg?: string; kid?: string } = {}, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
      new SignJWT({ iss: `${url}/google`, aud: 'google-client', sub: 'someone', iat: now(), exp: now() + 300, ...over })
        .setProtectedHeader({ alg: 'RS256', kid: 'ours', ...header })
        .sign(key),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Ends a response with a JSON body. */
export const json = (response: ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
