import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Facts } from '#components/health/facts.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { longDateTime } from '#lib/text/format.ts'
import { findMail } from '#server/health/queries/mailbox.ts'
import { enter } from '../../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'E-mail' }

/** One kept mail: its text, and its HTML in a frame that runs nothing. The body of a secret mail is not shown. */
export default async function MailPage({ params }: PageProps<'/admin/saude/correio/[mail]'>) {
  const { actor } = await enter('/admin/saude/correio/[mail]')
  const name = decodeURIComponent((await params).mail)
  const mail = await findMail(actor, name)
  if (!mail) notFound()
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading back={{ path: '/admin/saude/correio', label: 'Correio' }}>
        {mail.subject || 'Sem assunto'}
      </ScreenHeading>
      <Facts
        facts={[
          ['De', mail.from],
          ['Para', mail.to],
          ['Quando', longDateTime(mail.at)],
        ]}
      />
      {mail.secret && <p>Este e-mail contém um link secreto: só quem o recebeu pode lê-lo.</p>}
      {mail.hasHtml && (
        <Section title="Como aparece">
          <iframe
            title={`E-mail: ${mail.subject}`}
            src={`/api/mailbox/${name}`}
            sandbox=""
            className="h-[36rem] w-full rounded-sm border border-rule bg-white"
          />
        </Section>
      )}
      {mail.text !== null && (
        <Section title="Só texto">
          <pre className="whitespace-pre-wrap break-words font-mono text-sm">{mail.text}</pre>
        </Section>
      )}
    </div>
  )
}
