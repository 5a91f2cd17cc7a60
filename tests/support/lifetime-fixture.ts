import { DomainError } from '#lib/errors.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { run } from '../../scripts/steps/lifetime.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A command that opens two things and then waits or fails, as its argument says. For the tests of scripts/steps/lifetime.ts. */
await run(async ({ onClose, stopped }) => {
  onClose(() => say('closed first'))
  onClose(() => say('closed second'))
  if (process.argv[2] === 'fail') throw new OperatorError('O disco está cheio.')
  if (process.argv[2] === 'refuse') throw new DomainError('not_found')
  if (process.argv[2] === 'break') throw new Error('Invalid `prisma.$queryRaw()` invocation')
  if (process.argv[2] === 'overload') throw Object.assign(new Error('canceling statement'), { code: '57014' })
  say('open')
  const idle = setInterval(() => {}, 1_000)
  await stopped
  clearInterval(idle)
  return 0
})
