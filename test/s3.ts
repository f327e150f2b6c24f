import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const endpoint = 'http://127.0.0.1:8089'
const script = join(import.meta.dirname, '../../shared/tools/swift-s3/swift-s3.sh')
/** Waits for the script, not for the servers that it starts. */
const run = (action: 'start' | 'stop') => once(spawn(script, [action], { stdio: 'ignore', timeout: 60_000 }), 'exit')

export interface TestStore {
  /** The settings of the shop. */
  env: Record<string, string>
  stop: () => Promise<unknown>
}

/** Creates a bucket on a real S3 server, which is started if its scripts and programs are installed; undefined otherwise. */
export async function openS3(): Promise<TestStore | undefined> {
  const wasUp = await isUp()
  if (!wasUp && !(await start())) return undefined
  const [accessKeyId, secretAccessKey, Bucket] = ['test:tester', 'testing', `pictures-${randomUUID()}`]
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
  await client.send(new CreateBucketCommand({ Bucket }))
  client.destroy()
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  return { env, stop: async () => wasUp || run('stop') }
}

const isUp = () =>
  fetch(endpoint, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )

async function start(): Promise<boolean> {
  if (!existsSync(script) || !existsSync('/usr/bin/swift-proxy-server')) return false
  await run('start')
  return isUp()
}
