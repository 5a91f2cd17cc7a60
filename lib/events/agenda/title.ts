import { formatDate } from '../../text/format.ts'
import { eventCategoryLabels } from '../event.ts'
import { type AgendaQuery, noonOf } from './agenda.ts'

/** What a part of the agenda is called: “Eventos”, “Eventos de sábado, 14 de junho, em Londrina, PR: Música”. */
export function agendaTitle(query: AgendaQuery, cityLabel: string | null): string {
  const { categoria, gratis } = query
  const kind = gratis ? 'Eventos gratuitos' : 'Eventos'
  const when = whenOf(query)
  const where = cityLabel ? `${when.includes(',') ? ',' : ''} em ${cityLabel}` : ''
  return `${kind}${when}${where}${categoria ? `: ${eventCategoryLabels[categoria]}` : ''}`
}

function whenOf({ dia, mes, periodo }: AgendaQuery): string {
  if (dia) return ` de ${formatDate(noonOf(dia), "EEEE, d 'de' MMMM")}`
  if (mes) return ` de ${formatDate(noonOf(`${mes}-15`), "MMMM 'de' yyyy")}`
  switch (periodo) {
    case 'hoje':
      return ' de hoje'
    case 'fim-de-semana':
      return ' deste fim de semana'
    case 'mes':
      return ' deste mês'
    default:
      return ''
  }
}
