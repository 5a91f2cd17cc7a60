import type { Offered } from './checkout.ts'

/** Stands on every screen of the demonstration's payments. */
export const demonstrationWords = 'Demonstração: nada é cobrado.'

/** What is said where payments move no money; null where they do. */
export function trialWords({ trial, demonstration }: Pick<Offered, 'trial' | 'demonstration'>): string | null {
  if (demonstration) return demonstrationWords
  return trial ? 'Pagamentos em modo de teste: nada é cobrado de verdade.' : null
}
