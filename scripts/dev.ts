import { startHouse } from './steps/house.ts'
import { run } from './steps/lifetime.ts'

await run(async lifetime => {
  if (process.argv.includes('--pagamentos')) {
    const { startPaymentDoubles } = await import('./payments/doubles.ts')
    await startPaymentDoubles(lifetime)
  }
  return startHouse('development', lifetime)
})
