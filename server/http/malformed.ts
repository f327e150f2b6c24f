import type { Socket } from 'node:net'
import { refuse } from '#contract/refuse.ts'

/** Whether a request target is no path of ours: `GET *`, or an absolute URL as sent to proxies. */
export const isNotOriginForm = (target: string): boolean => !target.startsWith('/')

/** Whether a request names more than one host: which of them a proxy before the shop believed isn't known (RFC 9112, 3.2). */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * Makes a URL with a broken escape ("/%E0%A4%A") readable, so that the shop's own page can answer that it doesn't exist. API calls aren't
 * changed: they are refused as malformed.
 */
export function withReadablePath(url: string): string {
  if (!url.includes('%') || !url.startsWith('/') || url.startsWith('/api/')) return url
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** "identity" means no encoding: clients shouldn't send it, but some do. */
export const isEncoded = (contentEncoding: string | undefined): boolean =>
  contentEncoding !== undefined && contentEncoding.trim().toLowerCase() !== 'identity'

/** Bodies are read as UTF-8, JSON's encoding: text in another charset would be misread. */
export function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]
  return charset === undefined || charset.toLowerCase() === 'utf-8'
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to bytes that aren't HTTP: there's no request, only a connection, which is closed. The bytes are neither repeated nor logged. */
export function sendClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const { message, code, errors } = refuse('MALFORMED_REQUEST')
  const body = JSON.stringify({ error: message, code, errors })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
