import { plural } from '../text/format.ts'

/** A signed-in reader's free premium articles this month. */
export interface Meter {
  /** Whether this article is one of them. */
  opened: boolean
  /** How many more may be opened. */
  left: number
  perMonth: number
}

/** “Você usou 2 de 3 textos gratuitos neste mês: resta 1.” */
export function leftWords({ left, perMonth }: Pick<Meter, 'left' | 'perMonth'>): string {
  const used = `Você usou ${perMonth - left} de ${plural(perMonth, 'texto gratuito', 'textos gratuitos')} neste mês`
  return `${used}: ${left === 0 ? 'não resta nenhum' : left === 1 ? 'resta 1' : `restam ${left}`}.`
}
