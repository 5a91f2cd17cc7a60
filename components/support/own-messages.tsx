import { Badge } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { shortDate } from '#lib/text/format.ts'
import type { OwnMessage } from '#server/support/queries.ts'

/** A person's own messages with their protocols. */
export const OwnMessages = ({ messages }: { messages: readonly OwnMessage[] }) => (
  <SmallTable
    caption="Suas mensagens"
    columns={['Assunto', 'Protocolo', 'Enviada', 'Situação']}
    rows={messages.map(({ id, subject, protocol, createdAt, answeredAt }) => ({
      key: id,
      cells: [
        subject,
        <span key="protocol" className="tabular-nums">
          {protocol}
        </span>,
        shortDate(createdAt),
        answeredAt ? (
          <Badge key="state" color="green">
            Respondida
          </Badge>
        ) : (
          <Badge key="state" color="gray">
            Recebida
          </Badge>
        ),
      ],
    }))}
  />
)
