import { searchPath } from '#lib/addresses/paths.ts'
import type { SearchParameters } from '#lib/schemas/search.ts'

/** The message that the end of a long search was cut off. */
export const Cut = () => (
  <p role="status" className="mb-4 border-l-4 border-accent pl-4">
    A busca era longa demais e foi cortada. Procuramos só o começo, que está no campo acima.
  </p>
)

interface CorrectedProps {
  typed: SearchParameters
  correction: string
}

/** The message that the results are those of a correction, and the way back to what was typed. */
export const Corrected = ({ typed, correction }: CorrectedProps) => (
  <div role="status" className="mb-4 break-words">
    <p className="text-lg">
      Mostrando resultados para <strong>{correction}</strong>.
    </p>
    <a
      href={searchPath({ ...typed, pagina: 1, exata: true })}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline"
    >
      Buscar por {typed.q} mesmo assim
    </a>
  </div>
)

/** A search as it is repeated in a sentence: in quotation marks, unless it has its own. */
export const repeated = (typed: string) => (/["“”]/.test(typed) ? typed : `“${typed}”`)
