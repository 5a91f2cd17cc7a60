import { CookiePage } from '#components/reader/cookie-page.tsx'
import { pageMetadata } from '#lib/seo/metadata.ts'
import { Directive } from '../../_page/directive.tsx'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Privacidade e cookies',
    description: 'O que este site guarda no seu navegador, para quê, e como mudar a sua escolha a qualquer momento.',
    path: '/privacidade/cookies',
  })

/** Where a choice about cookies is seen and changed, as easily as it was made (LGPD art. 8 §5). */
export default function Cookies() {
  return (
    <>
      <Directive />
      <CookiePage />
    </>
  )
}
