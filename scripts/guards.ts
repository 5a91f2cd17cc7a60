import { takeOutGuards } from '../tests/guards/run.ts'
import { run } from './steps/lifetime.ts'

await run(lifetime => takeOutGuards(lifetime, process.argv.slice(2)))
