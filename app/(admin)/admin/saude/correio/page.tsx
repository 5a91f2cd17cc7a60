import { Badge } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { OlderLink } from '#components/list/older-link.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { one } from '#lib/addresses/parameters.ts'
import { longDateTime } from '#lib/text/format.ts'
import { listMails } from '#server/health/queries/mailbox.ts'
import { enter } from '../../../../_staff/enter.ts'

const path = '/admin/saude/correio'

export const metadata: Metadata = { title: 'Correio' }

/** The mails that are kept as files, newest first. */
export default async function MailboxPage({ searchParams }: PageProps<'/admin/saude/correio'>) {
  const { actor } = await enter(path)
  const before = one((await searchParams).pagina)
  return loaded(listShape, async () => {
    const { sending, mails, older } = await listMails(actor, before)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading back={{ path: '/admin/saude', label: 'Saúde' }}>Correio</ScreenHeading>
        <p className="text-soft">
          {sending
            ? 'Os e-mails saem pelo servidor de SMTP_URL e não ficam aqui. Os que se veem são de antes.'
            : 'Sem SMTP_URL, os e-mails não saem desta máquina: ficam aqui.'}
        </p>
        {mails.length === 0 && <p className="py-8 text-soft">Nenhum e-mail guardado.</p>}
        <ul className="flex flex-col divide-y divide-rule">
          {mails.map(({ name, at, to, subject, secret }) => (
            <li key={name} className="flex flex-col gap-1 py-3">
              <Link href={`${path}/${name}`} prefetch={false} className="break-words font-semibold hover:underline">
                {subject || 'Sem assunto'}
              </Link>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
                <span className="break-all">Para {to}</span>
                <span>{longDateTime(at)}</span>
                {secret && <Badge color="gray">Link secreto</Badge>}
              </p>
            </li>
          ))}
        </ul>
        <OlderLink older={older && `${path}?pagina=${older}`} first={before ? path : null} />
      </div>
    )
  })
}
