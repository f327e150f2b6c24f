/** The shop as `npm start` opens it, alone in its process, so that what it costs can be told from what measures it. */
import { readConfig } from '#server/config.ts'
import { serve } from '#server/serve.ts'

const { databaseUrl, ...config } = readConfig()
if (!databaseUrl) throw new Error('DATABASE_URL is missing')
const { close } = await serve({ ...config, databaseUrl })
const stop = () => void close().then(() => process.exit(0))
process.once('SIGTERM', stop)
/** The only thing that is ever asked: what the memory is used for. */
process.on('message', () => process.send?.(process.memoryUsage()))
// The channel breaks when the bench is killed. Alone it must not keep us open.
process.once('disconnect', stop)
process.channel?.unref()
