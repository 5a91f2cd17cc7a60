import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { Person } from '#server/users/queries/person.ts'

interface AccessSectionProps {
  person: Person
  /** Whether this is the account of whoever looks at it. */
  own: boolean
  suspend: Act<UserInput>
  reactivate: Act<UserInput>
  endSessions: Act<UserInput>
}

/** Whether a person can sign in, where they are signed in, and the buttons that change it. */
export function AccessSection({ person, own, suspend, reactivate, endSessions }: AccessSectionProps) {
  const { id, name, sessions, suspendedAt } = person
  return (
    <Section title="Acesso">
      <div className="flex flex-col gap-4">
        <p>{suspendedAt ? `Suspensa desde ${longDateTime(suspendedAt)}.` : sessionsText(sessions)}</p>
        <div className="flex flex-wrap gap-3">
          {sessions > 0 && (
            <ConfirmActButton
              act={endSessions}
              input={{ id }}
              success="As sessões foram encerradas."
              failure="Não foi possível encerrar as sessões."
              text="Sair de todos os aparelhos"
              busyText="Encerrando..."
              label={`Sair de todos os aparelhos: ${name}`}
              title="Sair de todos os aparelhos?"
              question={`${name} terá de entrar de novo em cada aparelho. O que ainda não foi salvo fica no navegador.`}
            />
          )}
          {suspendedAt && (
            <ActButton
              act={reactivate}
              input={{ id }}
              success="Conta reativada."
              failure="Não foi possível reativar a conta."
              busyText="Reativando..."
            >
              Reativar a conta
            </ActButton>
          )}
          {!suspendedAt && !own && (
            <ConfirmActButton
              act={suspend}
              input={{ id }}
              success="Conta suspensa."
              failure="Não foi possível suspender a conta."
              text="Suspender a conta"
              busyText="Suspendendo..."
              label={`Suspender a conta de ${name}`}
              title="Suspender a conta?"
              question={`${name} sai de todos os aparelhos e não entra mais até a conta ser reativada. Papéis, textos e assinaturas ficam.`}
            />
          )}
        </div>
      </div>
    </Section>
  )
}

const sessionsText = (sessions: number): string =>
  sessions === 0 ? 'Nenhuma sessão aberta.' : `Sessão aberta em ${plural(sessions, 'aparelho', 'aparelhos')}.`
