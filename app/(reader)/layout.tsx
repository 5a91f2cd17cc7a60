import '#components/reader/styles/reader.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { ConsentLayer } from '#components/reader/consent/consent-layer.tsx'
import { Footer } from '#components/reader/frame/footer.tsx'
import { PageHeader } from '#components/reader/frame/page-header.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { EarlyScript, ReaderScript, RightsScript } from '#components/reader-script/scripts.tsx'
import { anonymous, isSignedIn } from '#lib/actor.ts'
import { staffUrlPatterns } from '#lib/addresses/screens/routes.ts'
import { accentsOf } from '#lib/schemas/site/appearance.ts'
import { accentSheetPath } from '#lib/site/appearance/accent.ts'
import { iconPath, manifestPath } from '#lib/site/web-manifest.ts'
import { yearOf } from '#lib/text/format.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { loadIdentity, loadShell } from './_page/shell.ts'

export const dynamic = 'force-dynamic'

/** Source Serif 4, reduced to the letters and weights of a Brazilian newspaper (decision 0101). */
const houseSerif = localFont({
  src: '../../components/reader/fonts/house-serif.woff2',
  weight: '400 900',
  // The browser uses a late font on the next page only, so that no text moves (decision 0101).
  display: 'optional',
  variable: '--serif-face',
  // components/reader/styles/faces.css has fallbacks with the same metrics.
  adjustFontFallback: false,
})

/** For italics, which few articles have: loaded only by pages with italics, and never swapped in late. */
const italic = localFont({
  src: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'optional',
  variable: '--serif-italic-face',
  preload: false,
  adjustFontFallback: false,
})

/** The browser prefetches a link's page on hover, except searches, screens behind the sign-in and handlers. */
const speculation = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/busca*', '/*.xml', ...staffUrlPatterns] } }],
      },
      eagerness: 'moderate',
    },
  ],
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf9' },
    { media: '(prefers-color-scheme: dark)', color: '#141311' },
  ],
}

export function generateMetadata(): Metadata {
  const icons = {
    icon: { url: iconPath('192.png'), sizes: '192x192', type: 'image/png' },
    apple: iconPath('apple.png'),
  }
  return { metadataBase: new URL(siteOrigin()), manifest: manifestPath, icons }
}

/** Root layout of the reader pages: HTML and one small script of ours. */
export default async function ReaderLayout({ children }: LayoutProps<'/'>) {
  const accents = accentSheetPath(accentsOf((await loadShell()).settings.appearance))
  return (
    <html lang="pt-BR" className={`${houseSerif.variable} ${italic.variable}`}>
      <body className="flex min-h-dvh flex-col">
        {accents && <link rel="stylesheet" href={accents} precedence="high" />}
        <EarlyScript />
        <a
          href="#conteudo"
          className="no-print sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-raised focus:p-3"
        >
          Ir para o conteúdo
        </a>
        <Header />
        <main id="conteudo" tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 pt-4 outline-none">
          {children}
        </main>
        <Footer year={yearOf(now())} identity={await loadIdentity()} />
        <ConsentLayer />
        <DataScript type="speculationrules" data={speculation} />
        <ReaderScript />
      </body>
    </html>
  )
}

/** A sibling of the page and not its parent, so that both query the database at the same time. */
async function Header() {
  const { session, site } = await loadShell()
  const reader = session?.actor ?? anonymous
  return (
    <>
      <PageHeader reader={reader} identity={await loadIdentity()} site={site} />
      {isSignedIn(reader) && <RightsScript subscribed={reader.subscribed} />}
    </>
  )
}
