import { Badge } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { methodNames } from '#lib/accounts/sign-in.ts'
import type { Act } from '#lib/outcome.ts'
import { duration, longDateTime, shortDate } from '#lib/text/format.ts'
import type { OpenSession } from '#server/accounts/sessions/queries.ts'

interface SessionListProps {
  sessions: readonly OpenSession[]
  /** The id of the session that this screen belongs to. */
  own: string
  now: Date
  end: Act<{ id: string }>
}

/** The browsers in which the person is signed in, each with its end. */
export function SessionList({ sessions, own, now, end }: SessionListProps) {
  return (
    <ul className="divide-y divide-rule">
      {sessions.map(session => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
          <div className="min-w-0 grow basis-56">
            <p className="flex flex-wrap items-center gap-x-2 font-medium">
              {session.device}
              {session.id === own && <Badge color="green">Este aparelho</Badge>}
            </p>
            <p className="text-sm text-soft wrap-anywhere">{placeAndNetwork(session)}</p>
            <p className="text-sm text-soft">
              {methodNames[session.method]}, desde {shortDate(session.openedAt)}. Último uso{' '}
              <time dateTime={session.seenAt.toISOString()} title={longDateTime(session.seenAt)}>
                {session.id === own ? 'agora' : agoOf(session.seenAt, now)}
              </time>
            </p>
          </div>
          {session.id !== own && (
            <ActButton
              act={end}
              input={{ id: session.id }}
              success="Acesso encerrado."
              failure="Não foi possível encerrar o acesso."
              busyText="Encerrando..."
              color="red"
              aria-label={`Encerrar o acesso de ${session.device}`}
              refreshOnFailure
            >
              Encerrar
            </ActButton>
          )}
        </li>
      ))}
    </ul>
  )
}

const placeAndNetwork = ({ place, network }: OpenSession): string =>
  [place, network && `rede ${network}`].filter(Boolean).join(', ') || 'Rede desconhecida'

const minuteMs = 60_000

/** “há 5 minutos”: a use is noted every five minutes. */
function agoOf(moment: Date, now: Date): string {
  const ms = now.getTime() - moment.getTime()
  return ms < minuteMs ? 'agora há pouco' : `há ${duration(ms)}`
}
