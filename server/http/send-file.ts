import type { FastifyReply } from 'fastify'

/** So long the browser of whoever may see a file needn't ask again: what is sent so doesn't change. */
const cacheSeconds = 3600

/** As for any data, but for what browsers show a PDF with: a plug-in of theirs and its styles. */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A file as a handler made it, shown by the browser instead of downloaded. Nobody between may store it. */
export async function sendFile(reply: FastifyReply, type: string, file: unknown): Promise<Buffer> {
  const bytes = file as Uint8Array
  reply
    .type(type)
    .header('Cache-Control', `private, max-age=${cacheSeconds}`)
    .header('Vary', 'Authorization')
    .header('Content-Security-Policy', policy)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
