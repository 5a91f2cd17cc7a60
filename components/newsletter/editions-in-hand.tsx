import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { composerPath } from '#lib/addresses/paths.ts'
import { longDateTime, shortDateTime } from '#lib/text/format.ts'
import type { EditionInHand } from '#server/newsletter/editions/queries/composing.ts'

/** The editions that were begun and not sent; nothing without one. */
export function EditionsInHand({ editions }: { editions: readonly EditionInHand[] }) {
  if (editions.length === 0) return null
  return (
    <Section title="Edições em preparo">
      <SmallTable
        caption="Edições em preparo"
        columns={['Assunto', 'Situação', 'Última mudança']}
        rows={editions.map(({ id, subject, scheduledAt, updatedAt }) => ({
          key: id,
          cells: [
            <Link key="subject" href={composerPath(id)} className="font-medium text-accent underline">
              {subject || 'Sem assunto'}
            </Link>,
            scheduledAt ? `Agendada para ${longDateTime(scheduledAt)}` : 'Rascunho',
            <time key="at" dateTime={updatedAt.toISOString()}>
              {shortDateTime(updatedAt)}
            </time>,
          ],
        }))}
      />
    </Section>
  )
}
