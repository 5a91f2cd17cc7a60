import { defaultTimeZone } from '../text/format.ts'

/** The names of Brazil's time zones. A municipality's zone is one of these. */
const names: Readonly<Record<string, string>> = {
  'America/Noronha': 'horário de Fernando de Noronha',
  'America/Sao_Paulo': 'horário de Brasília',
  'America/Porto_Velho': 'horário do Amazonas',
  'America/Rio_Branco': 'horário do Acre',
}

/** The name of a zone for people: “horário do Acre”. A zone outside the list keeps its code. */
export const zoneName = (timeZone: string): string => names[timeZone] ?? timeZone

/** Whether a zone's name must stand beside an hour: everywhere but in Brasília's. */
export const isOtherZone = (timeZone: string): boolean => timeZone !== defaultTimeZone
