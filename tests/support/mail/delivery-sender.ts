import { handler } from './delivery.ts'

/** Sends the first batch of the delivery `REF` as a worker would, and reports its start. For tests that kill it. */
process.send?.('ready')
await handler.run({ ref: process.env.REF, batch: 0 })
process.exit(0)
