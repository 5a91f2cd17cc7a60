import { monthAfter } from '../months.ts'
import { formatDate, isoDay } from '../text/format.ts'
import { paidRules } from './paid.ts'

/** The bases of a division: views of articles, or subscribers' attention to them. */
export const shareBases = ['views', 'attention'] as const
export type ShareBasis = (typeof shareBases)[number]

/** The basis in words: the revenue that is shared, what of an article counts, and how much of one origin on a day (`paid.ts`). */
export const basisLabels: Record<ShareBasis, { basis: string; revenue: string; count: string; bound: string }> = {
  views: {
    basis: 'Anúncios, por visualizações',
    revenue: 'Receita líquida de anúncios',
    count: 'Visualizações',
    bound: `Num dia, uma mesma rede conta no máximo ${paidRules.views} visualizações de um artigo e ${paidRules.viewsInAll} ao todo.`,
  },
  attention: {
    basis: 'Assinaturas, por atenção dos assinantes',
    revenue: 'Receita líquida de assinaturas',
    count: 'Segundos de atenção',
    bound: `Num dia, um mesmo assinante conta no máximo ${paidRules.seconds / 60} minutos de um artigo e ${paidRules.secondsInAll / 3600} horas ao todo.`,
  },
}

export const sharesPath = '/admin/repasses'
export const ownSharesPath = '/my-articles/repasses'
/** The script that recomputes a statement, a file of the site. */
export const recomputePath = '/repasse.mjs'

export const shareMonthPath = (month: string): string => `${sharesPath}/${month}`
export const ownSharePath = (month: string): string => `${ownSharesPath}/${month}`
export const countsExport = (month: string): string => `/api/export/repasses?mes=${month}`
export const payoutsExport = (month: string): string => `/api/export/repasses/pagamentos?mes=${month}`

/** A month as addresses and files write it: `2026-10`. */
export const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text)

/** The first day of a month, as the database's dates. */
export const firstDay = (month: string): Date => new Date(`${month}-01T00:00:00Z`)
/** The month of such a date. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)

/** “outubro de 2026”. */
export const monthName = (month: string): string => formatDate(new Date(`${month}-15T12:00:00Z`), "MMMM 'de' yyyy")

/** Whether a month can be closed: from the second day of the next one, when the count of its last day is complete. */
export const isOver = (month: string, now: Date): boolean => isoDay(now) >= `${monthAfter(month)}-02`
