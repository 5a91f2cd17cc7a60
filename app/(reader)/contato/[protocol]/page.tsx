import type { Metadata } from 'next'
import { Email } from '#components/reader/email-word.tsx'
import { contactPath, homePath, receivedPath } from '#lib/addresses/paths.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'
import { MissingPage, missingMetadata } from '../../_page/missing-page.tsx'

type Props = PageProps<'/contato/[protocol]'>

const title = 'Recebemos sua mensagem'
const isProtocol = (text: string) => /^\d{4}-\d{6,12}$/.test(text)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { protocol } = await params
  if (!isProtocol(protocol)) return missingMetadata()
  return readerMetadata({
    title,
    description: 'O protocolo da mensagem.',
    path: receivedPath(protocol),
    indexed: false,
  })
}

/** What happens after the contact form. It reads nothing of the message: whoever guesses a protocol learns nothing. */
export default async function ReceivedPage({ params }: Props) {
  const { protocol } = await params
  if (!isProtocol(protocol)) return <MissingPage path={contactPath} />
  return (
    <div className="mx-auto max-w-2xl pt-6 sm:pt-10">
      <Directive life={0} />
      <h1 className="text-3xl leading-tight font-bold sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg leading-relaxed">
        O protocolo é <strong className="whitespace-nowrap tabular-nums">{protocol}</strong>. Enviamos o número também
        para o <Email /> que você informou, e a resposta vai para lá.
      </p>
      <p className="mt-8">
        <a href={homePath()} className="button">
          Voltar às notícias
        </a>
      </p>
    </div>
  )
}
