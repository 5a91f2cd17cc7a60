import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { roleNames } from '#lib/actor.ts'
import type { Act } from '#lib/outcome.ts'
import type { InvitationInput } from '#lib/schemas/users.ts'
import { longDateTime, shortDate } from '#lib/text/format.ts'
import type { InvitationColumn } from '#lib/users/invitation-list.ts'
import type { Invitation } from '#server/users/invitations/queries/invitation-list.ts'

export interface InvitationActs {
  resend: Act<InvitationInput>
  withdraw: Act<InvitationInput>
}

export const invitationRow = (invitation: Invitation, acts: InvitationActs): ListRow => ({
  id: invitation.id,
  label: `o convite para ${invitation.email}`,
  cells: drawCells(cells, invitation),
  actions: isOver(invitation) ? undefined : <InvitationButtons invitation={invitation} {...acts} />,
})

const isOver = ({ state }: Invitation) => state === 'used' || state === 'withdrawn'

const cells: Cells<InvitationColumn, Invitation> = {
  convidado: ({ email, fullName }) => (
    <>
      <span className="font-semibold">{email}</span>
      {fullName && <span className="block text-sm text-soft">{fullName}</span>}
    </>
  ),
  papel: ({ role }) => roleNames[role],
  situacao: invitation => <span title={longDateTime(invitation.sentAt)}>{standing(invitation)}</span>,
  criado: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)} className="whitespace-nowrap">
      {shortDate(createdAt)}
    </time>
  ),
  por: ({ inviter }) => inviter ?? <span className="text-soft">Redação</span>,
}

function standing({ state, expiresAt, usedAt, withdrawnAt }: Invitation): string {
  switch (state) {
    case 'open':
      return `Em aberto até ${shortDate(expiresAt)}`
    case 'expired':
      return `Expirou em ${shortDate(expiresAt)}`
    case 'used':
      return `Aceito em ${shortDate(usedAt)}`
    case 'withdrawn':
      return `Retirado em ${shortDate(withdrawnAt)}`
  }
}

function InvitationButtons({
  invitation: { id, email },
  resend,
  withdraw,
}: InvitationActs & { invitation: Invitation }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton
        act={resend}
        input={{ id }}
        success="Convite enviado de novo. O link vale por mais 7 dias."
        failure="Não foi possível enviar o convite."
        aria-label={`Enviar de novo o convite para ${email}`}
        refreshOnFailure
      >
        Enviar de novo
      </ActButton>
      <ConfirmActButton
        act={withdraw}
        input={{ id }}
        success="Convite retirado."
        failure="Não foi possível retirar o convite."
        text="Retirar"
        busyText="Retirando..."
        label={`Retirar o convite para ${email}`}
        title="Retirar o convite?"
        question={`O link enviado a ${email} deixa de funcionar.`}
      />
    </div>
  )
}
