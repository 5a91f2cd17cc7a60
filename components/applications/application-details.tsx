import { Button, DataList } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProvedDownload } from '#components/accounts/proof/proved-download.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { resumePath } from '#lib/addresses/paths.ts'
import { mediaKindLabels, mediaKinds, socialNetworkLabels, socialNetworks } from '#lib/applications/application.ts'
import { longDateTime, megabytes } from '#lib/text/format.ts'
import type { Application } from '#server/applications/queries.ts'

/** “Redes Sociais e Site” of an application. Only a whole web address is a link: the applicant typed it. */
export const SocialDetails = ({ application }: { application: Application }) => (
  <Section title="Redes Sociais e Site">
    <DataList.Root>
      {socialNetworks.map(network => (
        <Detail key={network} label={socialNetworkLabels[network]}>
          <TypedLink text={application.socialMedia[network]} />
        </Detail>
      ))}
      <Detail label="Site">
        <TypedLink text={application.website} />
      </Detail>
    </DataList.Root>
  </Section>
)

/** “Informações Profissionais” of an application. */
export function WorkDetails({ application }: { application: Application }) {
  const kinds = mediaKinds.filter(kind => application.mediaExperience[kind]).map(kind => mediaKindLabels[kind])
  return (
    <Section title="Informações Profissionais">
      <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        <Detail label="Registro profissional">{application.professionalRegistration ?? '–'}</Detail>
        <Detail label="Anos de experiência">{application.experienceYears}</Detail>
        <Detail label="Onde já publicou">{application.previousOutlets}</Detail>
        <Detail label="Experiência com">{kinds.join(', ') || '–'}</Detail>
        <Detail label="O que espera">{application.expectations}</Detail>
        <Detail label="Currículo">{application.resumeBytes === null ? '–' : <Resume {...application} />}</Detail>
        <Detail label="Consentimento">
          {longDateTime(application.consentedAt)} (texto {application.consentWording})
        </Detail>
      </DataList.Root>
    </Section>
  )
}

const Resume = ({ id, resumeBytes }: Pick<Application, 'id' | 'resumeBytes'>) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Button asChild variant="soft">
      <ProvedDownload href={resumePath(id)}>
        <Download aria-hidden size={16} /> Baixar currículo
      </ProvedDownload>
    </Button>
    <span className="text-sm text-soft">PDF, {sizeOf(resumeBytes ?? 0)}. O download fica na auditoria.</span>
  </span>
)

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : megabytes(bytes))

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <DataList.Item>
    <DataList.Label minWidth="10rem">{label}</DataList.Label>
    <DataList.Value>
      <span className="min-w-0 break-words whitespace-pre-line">{children}</span>
    </DataList.Value>
  </DataList.Item>
)

const TypedLink = ({ text }: { text: string | null }) =>
  text && /^https?:\/\/[^\s]+$/i.test(text) ? (
    <a href={text} rel="noopener noreferrer nofollow" target="_blank" className="break-all text-accent underline">
      {text}
    </a>
  ) : (
    (text ?? '–')
  )
