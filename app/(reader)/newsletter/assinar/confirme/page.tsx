import type { Metadata } from 'next'
import { askedPath, homePath, newsletterPath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { Directive } from '../../../_page/directive.tsx'
import { readerMetadata } from '../../../_page/metadata.ts'

const title = 'Confira o seu e-mail'

export const generateMetadata = (): Promise<Metadata> =>
  readerMetadata({ title, description: 'Falta confirmar a inscrição na newsletter.', path: askedPath, indexed: false })

/** What happens after the sign-up form, the same for every address. */
export default function AskedPage() {
  return (
    <div className="mx-auto max-w-2xl pt-6 sm:pt-10">
      <Directive />
      <h1 className="text-3xl leading-tight font-bold sm:text-4xl">{bindAmounts(title)}</h1>
      <p className="mt-4 text-lg leading-relaxed">
        Enviamos uma mensagem para o endereço que você digitou. Abra o link dela para confirmar e começar a receber.
      </p>
      <p className="mt-4 leading-relaxed text-soft">
        Não chegou em alguns minutos? Procure na caixa de spam ou{' '}
        <a href={newsletterPath} className="text-accent underline">
          peça de novo
        </a>{' '}
        daqui a {limits.newsletter.confirmationPauses[0]} minutos. Entre o segundo e o terceiro pedido, a espera é de um
        dia.
      </p>
      <p className="mt-8">
        <a href={homePath()} className="button">
          Voltar às notícias
        </a>
      </p>
    </div>
  )
}
