import type { Metadata } from 'next'
import { Trail } from '#components/reader/frame/trail.tsx'
import { SignUp } from '#components/reader/newsletter/sign-up.tsx'
import { editionsPath, homePath, newsletterPath } from '#lib/addresses/paths.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'

const lead = 'As notícias da sua cidade no seu e-mail, de graça, todo dia ou uma vez por semana.'

export const generateMetadata = (): Promise<Metadata> =>
  readerMetadata({ title: 'Newsletter', description: lead, path: newsletterPath })

export default async function SignUpPage() {
  const cities = await listCitiesWithArticles()
  return (
    <div className="mx-auto max-w-2xl">
      <Directive softKeys={['feed']} />
      <Trail steps={[{ name: 'Início', path: homePath() }]} here="Newsletter" />
      <header className="pt-2">
        <h1 className="text-[clamp(2rem,6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">Newsletter</h1>
        <p className="mt-3 text-soft sm:text-lg">
          {bindAmounts(lead)}{' '}
          <a href={editionsPath} className="text-accent underline">
            Veja as edições anteriores
          </a>
          .
        </p>
      </header>
      <SignUp cities={cities} />
    </div>
  )
}
