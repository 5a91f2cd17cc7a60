import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { DownloadCopy, RequestCopy } from '#components/privacy/copy-section.client.tsx'
import { CorrectionRequestForm } from '#components/privacy/correction-request.client.tsx'
import { EraseAccount } from '#components/privacy/erase-account.client.tsx'
import { ConsentList, CorrectionList } from '#components/privacy/own-records.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { longDate, plural } from '#lib/text/format.ts'
import { currentSession } from '#server/platform/session/session.ts'
import {
  proveForDownloadAction,
  requestCorrectionAction,
  requestErasureAction,
  requestExportAction,
} from '#server/privacy/actions.ts'
import { findOwnPrivacy, type OwnPrivacy } from '#server/privacy/queries/own.ts'

const path = '/settings/privacidade'

export const metadata: Metadata = { title: 'Privacidade' }

/** What a person may ask about their data: a copy, a correction, the erasure of the account (LGPD-1 to LGPD-5). */
export default async function PrivacyPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const own = await findOwnPrivacy(session.actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Privacidade
      </Heading>
      <Section
        title="Cópia dos seus dados"
        intro="Um arquivo com tudo o que o jornal guarda sobre você: conta, leituras, textos, imagens e pedidos."
      >
        <Copy copy={own.copy} />
      </Section>
      <Section title="Corrigir" intro="O que você mesmo pode mudar está na sua conta.">
        <p className="mb-4">
          <Link href="/settings" className="text-accent underline">
            Abrir as configurações
          </Link>
        </p>
        <CorrectionList corrections={own.corrections} />
        <CorrectionRequestForm request={requestCorrectionAction} />
      </Section>
      <Section title="Consentimentos">
        <ConsentList consents={own.consents} />
      </Section>
      {own.eraseAt === null && (
        <Section title="Excluir a conta">
          <Consequences published={own.published} drafts={own.drafts} />
          <EraseAccount request={requestErasureAction} signs={own.published > 0} />
        </Section>
      )}
    </div>
  )
}

function Copy({ copy }: Pick<OwnPrivacy, 'copy'>) {
  if (copy === null) return <RequestCopy request={requestExportAction} />
  if (copy.readyUntil === null) return <p>O arquivo está sendo preparado. Avisamos por e-mail quando estiver pronto.</p>
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DownloadCopy address={`/api/privacidade/${copy.id}`} prove={proveForDownloadAction} />
      <p className="text-soft">Disponível até {longDate(copy.readyUntil)}.</p>
    </div>
  )
}

/** What the erasure does, in the person's own case. */
const Consequences = ({ published, drafts }: Pick<OwnPrivacy, 'published' | 'drafts'>) => (
  <ul className="mb-5 flex list-disc flex-col gap-1 pl-5">
    <li>Seus dados pessoais são apagados: nome, e-mail, leituras, aparelhos, candidaturas, imagens sem uso.</li>
    {published > 0 && <li>Os artigos publicados ficam no ar; você escolhe se com o seu nome.</li>}
    {drafts > 0 && (
      <li>
        {plural(drafts, 'texto não publicado fica', 'textos não publicados ficam')} com a redação, sem o seu nome.
      </li>
    )}
    <li>Registros de pagamento ficam pelo prazo da lei, sem ligação com você.</li>
    <li>Cópias de segurança com os seus dados vencem em até 28 dias.</li>
  </ul>
)
