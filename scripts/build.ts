import { build } from './steps/building/build.ts'
import { run } from './steps/lifetime.ts'

await run(async ({ signal }) => {
  await build({ force: true, signal, show: true })
  return 0
})
