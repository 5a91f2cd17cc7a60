import type { SharedMonth, ShareLine } from './share-out.ts'

/** A row of the file that recomputes a month. Every row repeats the month's figures, so that the file is plain CSV. */
export interface CountsRow extends ShareLine {
  month: string
  basis: string
  revenueCents: number
  percentHundredths: number
  shared: Pick<SharedMonth, 'poolCents' | 'weight' | 'divisor' | 'leftover'>
  authorId: string
  authorName: string
  place: number
  title: string
}

/** The columns of that file. `public/repasse.mjs` reads them by these names. */
export const countsColumns: readonly { label: string; text: (row: CountsRow) => string }[] = [
  { label: 'Mês', text: ({ month }) => month },
  { label: 'Base', text: ({ basis }) => basis },
  { label: 'Receita líquida (centavos)', text: ({ revenueCents }) => String(revenueCents) },
  { label: 'Percentual (centésimos)', text: ({ percentHundredths }) => String(percentHundredths) },
  { label: 'A repartir (centavos)', text: ({ shared }) => String(shared.poolCents) },
  { label: 'Peso total', text: ({ shared }) => String(shared.weight) },
  { label: 'Divisor', text: ({ shared }) => String(shared.divisor) },
  { label: 'Sobra', text: ({ shared }) => String(shared.leftover) },
  { label: 'Pessoa', text: ({ authorId }) => authorId },
  { label: 'Nome', text: ({ authorName }) => authorName },
  { label: 'Colocação', text: ({ place }) => String(place) },
  { label: 'Artigo', text: ({ articleId }) => articleId },
  { label: 'Título', text: ({ title }) => title },
  { label: 'Contagem', text: ({ count }) => String(count) },
  { label: 'Dividido por', text: ({ authors }) => String(authors) },
  { label: 'Valor (centavos)', text: ({ cents }) => String(cents) },
]
