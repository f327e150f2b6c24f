import type { FastifyRequest } from 'fastify'
import { pageLimit } from '#contract/rate-limits.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { Config } from '#server/config.ts'
import { MemoryLimit, refuseOverLimit } from '#server/http/memory-limits.ts'
import { RenderQueue } from './render-queue.ts'

/** Limits how many pages a client may have rendered, and how many are rendered concurrently. */
export function limitRendering({ isExemptFromLimits }: Pick<Config, 'isExemptFromLimits'>, now: () => number) {
  const limit = new MemoryLimit(pageLimit)
  const queue = new RenderQueue()
  const limited = async (
    request: FastifyRequest,
    render: () => Promise<RenderedPage>,
    key: string | null = null,
  ): Promise<RenderedPage> => {
    if (isExemptFromLimits(request.ip)) return render()
    refuseOverLimit(limit.count(request.ip, now()))
    return queue.run(request.ip, render, key ?? undefined)
  }
  /** Joins the queue for a page that another client has requested. */
  const waitToo = ({ ip }: FastifyRequest, key: string) => queue.join(ip, key)
  return { limited, waitToo }
}
