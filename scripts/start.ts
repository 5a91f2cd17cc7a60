import { startHouse } from './steps/house.ts'
import { run } from './steps/lifetime.ts'

await run(lifetime => startHouse('production', lifetime))
