import { longDateTime, shortDate } from '#lib/text/format.ts'
import type { OwnPrivacy } from '#server/privacy/queries/own.ts'

type Consents = Pick<OwnPrivacy, 'consents'>
type Corrections = Pick<OwnPrivacy, 'corrections'>

/** The person's consents with their dates. */
export const ConsentList = ({ consents }: Consents) =>
  consents.length === 0 ? (
    <p className="text-soft">Nenhum consentimento ligado a esta conta.</p>
  ) : (
    <ul className="flex flex-col gap-2">
      {consents.map(consent => (
        <li key={`${consent.kind} ${consent.at.toISOString()}`} className="flex flex-wrap justify-between gap-x-4">
          <span>{wordsOf(consent)}</span>
          <time dateTime={consent.at.toISOString()} className="text-soft">
            {longDateTime(consent.at)}
          </time>
        </li>
      ))}
    </ul>
  )

function wordsOf({ kind, measurement, advertising }: OwnPrivacy['consents'][number]): string {
  if (kind === 'application') return 'Uso dos dados da candidatura a autor'
  const allowed = [measurement && 'medição', advertising && 'publicidade'].filter(Boolean)
  return allowed.length > 0 ? `Cookies de ${allowed.join(' e de ')}: permitidos` : 'Cookies opcionais: recusados'
}

/** The person's requests for a correction, with the answers. */
export const CorrectionList = ({ corrections }: Corrections) =>
  corrections.length > 0 && (
    <ul className="mb-5 flex flex-col gap-3">
      {corrections.map(({ id, message, note, askedAt, doneAt }) => (
        <li key={id} className="border-l-2 border-rule pl-3">
          <p className="wrap-anywhere">{message}</p>
          <p className="text-sm text-soft">
            Pedido em {shortDate(askedAt)}. {doneAt ? `Respondido em ${shortDate(doneAt)}: ${note}` : 'Em aberto.'}
          </p>
        </li>
      ))}
    </ul>
  )
