import { providerLabels, providers } from './plans.ts'

/** A provider's name on screen; the demonstration's subscriptions have none. */
export function providerLabel(provider: string): string {
  const known = providers.find(one => one === provider)
  return known ? providerLabels[known] : provider === 'demo' ? 'Demonstração' : provider
}
