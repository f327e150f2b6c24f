import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends an export while it's read from the database: a client that is slow or disconnects also pauses or ends that reading. */
export function sendCsv(reply: FastifyReply, fileName: string, rows: unknown): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header('Cache-Control', 'no-store')
  return Readable.from(rows as AsyncIterable<string>)
}
