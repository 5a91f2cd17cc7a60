import { defaultTimeZone, stateIn } from '../text/format.ts'

/** The names of Brazil's time zones. A municipality's zone is one of these. */
const names: Readonly<Record<string, string>> = {
  'America/Noronha': 'horário de Fernando de Noronha',
  'America/Sao_Paulo': 'horário de Brasília',
  'America/Porto_Velho': 'horário do Amazonas',
  'America/Rio_Branco': 'horário do Acre',
}

/** States with the Amazonas' hour, which people there name after their own state. */
const ownNames: Readonly<Record<string, string>> = {
  MS: 'horário de Mato Grosso do Sul',
  MT: 'horário de Mato Grosso',
  RO: 'horário de Rondônia',
  RR: 'horário de Roraima',
}

/** The local name of a city's zone: “horário do Acre”. `city` is its path. A zone outside the list keeps its code. */
export const zoneName = ({ timeZone, city }: { timeZone: string; city: string }): string =>
  (timeZone === 'America/Porto_Velho' ? ownNames[stateIn(city)] : undefined) ?? names[timeZone] ?? timeZone

/** Whether a zone's name must stand beside an hour: everywhere but in Brasília's. */
export const isOtherZone = (timeZone: string): boolean => timeZone !== defaultTimeZone
