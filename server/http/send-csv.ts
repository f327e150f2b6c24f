import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An export, sent as it's read: a reader that is slow, or goes, stops the reading. */
export function sendCsv(reply: FastifyReply, fileName: string, rows: unknown): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header('Cache-Control', 'no-store')
  return Readable.from(rows as AsyncIterable<string>)
}
