import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Streams an export while it's read from the database: a slow client pauses the reading, and a disconnect ends it. */
export function sendCsv(reply: FastifyReply, fileName: string, rows: unknown): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header('Cache-Control', 'no-store')
  return Readable.from(rows as AsyncIterable<string>)
}
