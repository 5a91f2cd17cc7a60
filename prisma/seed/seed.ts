import { loadReference } from './reference.ts'

/** Loads what every house needs. Idempotent. The demonstration stands beside its content. */
export async function seed(_options: { demo: boolean }): Promise<void> {
  await loadReference()
}
