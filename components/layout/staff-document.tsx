import './staff.css'
import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Toaster } from '#components/ui/toaster.client.tsx'
import type { Scheme } from '#lib/site/scheme.ts'
import { FocusKeeper, HydrationMark } from './document-effects.client.tsx'

interface StaffDocumentProps {
  /** The chosen colour scheme; null for the browser's own. */
  scheme: Scheme | null
  /** The address of the stylesheet of the newspaper's own colours; null without them. */
  accents?: string | null
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The whole document of a staff or account screen, for the root layouts of those groups. */
export function StaffDocument({ scheme, accents, header, footer, children }: StaffDocumentProps) {
  return (
    // Before hydration a script marks what the browser can (EarlyScript, in the newspaper's header).
    <html lang="pt-BR" data-scheme={scheme ?? undefined} suppressHydrationWarning>
      <body>
        {/* Before any button: presses that come before hydration are repeated after it. */}
        <script src={process.env.CLICKS_SCRIPT} />
        {accents && <link rel="stylesheet" href={accents} precedence="high" />}
        <Theme appearance="inherit" accentColor="tomato" grayColor="sand" radius="small" panelBackground="solid">
          <a href="#conteudo" className="skip-link">
            Ir para o conteúdo
          </a>
          <div className="flex min-h-dvh flex-col">
            {header}
            <main
              id="conteudo"
              tabIndex={-1}
              className="mx-auto w-full max-w-6xl grow px-4 py-6 outline-none sm:px-6 sm:py-8"
            >
              <noscript>
                <p className="mb-6 border-l-4 border-accent bg-sunken px-5 py-4">
                  Esta página precisa do JavaScript do navegador. Para ler o jornal, ele não é preciso.
                </p>
              </noscript>
              {children}
            </main>
            {footer}
          </div>
          <FocusKeeper />
          <HydrationMark />
        </Theme>
        {/* Outside the theme, which is a stacking context: a toast lies above a dialog and its overlay. */}
        <Toaster />
      </body>
    </html>
  )
}
