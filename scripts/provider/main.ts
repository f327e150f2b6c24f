/** The demo's provider as a process: gets its options from its parent, and exits with the parent or after ten minutes without a request. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProvider, type ProviderOptions } from './provider.ts'

const idleMs = 10 * 60_000

process.once('disconnect', () => process.exit(0))
const [options] = (await once(process, 'message')) as [ProviderOptions]
const idle = setTimeout(() => process.exit(0), idleMs)
const server = createServer(createProvider(options)).on('request', () => idle.refresh())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
