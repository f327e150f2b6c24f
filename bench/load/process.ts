/** The load generator: a separate process, so that its cost isn't counted as the shop's. Receives commands and sends outcomes. */
import { runAtRate } from './run-at-rate.ts'
import { flowOf } from './flow.ts'
import type { Command, Reply } from './plan.ts'
import { run } from './run.ts'

let turn = 0
const next = () => turn++
let planned: Extract<Command, { kind: 'plan' }> | undefined
let flow: ReturnType<typeof flowOf> | undefined

const reply = (message: Reply) => process.send?.(message)

process.on('message', (order: Command) => {
  if (order.kind === 'plan') {
    planned = order
    flow = flowOf(order.plan)
    turn = 0
  } else if (planned && flow) {
    const { kind: _, perSecond, ...stretch } = order
    const course = { ...planned, ...stretch }
    const done = perSecond === undefined ? run(flow, next, course) : runAtRate(flow, next, { ...course, perSecond })
    done.then(
      (outcome) => reply({ outcome }),
      (error: Error) => reply({ failure: error.message }),
    )
  }
})
process.once('disconnect', () => process.exit(0))
