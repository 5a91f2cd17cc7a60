import { OperatorError } from '#server/platform/process/operator-error.ts'
import { run } from '../../scripts/steps/lifetime.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A command that opens two things and then waits or fails, as its argument says. For the tests of scripts/steps/lifetime.ts. */
await run(async ({ onClose, stopped }) => {
  onClose(() => say('closed first'))
  onClose(() => say('closed second'))
  if (process.argv[2] === 'fail') throw new OperatorError('O disco está cheio.')
  say('open')
  const idle = setInterval(() => {}, 1_000)
  await stopped
  clearInterval(idle)
  return 0
})
