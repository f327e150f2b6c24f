import type { FastifyReply } from 'fastify'

/** How long a browser may cache such a file. Files that are sent this way don't change. */
const cacheSeconds = 3600

/** The policy of any data, but browsers may show a PDF with their plug-in and its styles. */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sends a file made by a handler, for the browser to show instead of downloading it. Proxies may not store it. */
export async function sendFile(reply: FastifyReply, type: string, file: unknown): Promise<Buffer> {
  const bytes = file as Uint8Array
  reply
    .type(type)
    .header('Cache-Control', `private, max-age=${cacheSeconds}`)
    .header('Vary', 'Authorization')
    .header('Content-Security-Policy', policy)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
