/** The load: a process of its own, so that what it costs is not taken for the shop's. Hears orders, answers outcomes. */
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
    run(flow, next, { ...planned, seconds: order.seconds }).then(
      (outcome) => reply({ outcome }),
      (error: Error) => reply({ failure: error.message }),
    )
  }
})
process.once('disconnect', () => process.exit(0))
