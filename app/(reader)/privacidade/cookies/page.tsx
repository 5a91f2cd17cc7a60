import { CookiePage } from '#components/reader/consent/cookie-page.tsx'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'

export const generateMetadata = () =>
  readerMetadata({
    title: 'Privacidade e cookies',
    description: 'O que este site guarda no seu navegador, para quê, e como mudar a sua escolha a qualquer momento.',
    path: '/privacidade/cookies',
  })

/** Shows and changes the choice about cookies, as easily as it was made (LGPD art. 8 §5). */
export default function Cookies() {
  return (
    <>
      <Directive />
      <CookiePage secure={siteOrigin().startsWith('https:')} />
    </>
  )
}
