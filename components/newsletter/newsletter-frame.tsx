import { TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Figure } from '#components/audience/figure.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { automaticEditionsPath, sendsPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import { formatInteger } from '#lib/text/format.ts'
import { NewEdition } from './composer/edition-menu.client.tsx'

const tabs = [
  { path: '/newsletter', label: 'Inscritos' },
  { path: sendsPath, label: 'Envios' },
  { path: automaticEditionsPath, label: 'Automáticas' },
] as const

interface NewsletterFrameProps {
  tab: (typeof tabs)[number]['path']
  /** Null when they could not be counted. */
  counts: { active: number; sends: number; ended: number } | null
  /** Begins an edition. */
  create: Act<object, { id: string }>
  children: ReactNode
}

/** The heading with the button for a new edition, the counts and the tabs of the newsletter's screens. */
export const NewsletterFrame = ({ tab, counts, create, children }: NewsletterFrameProps) => (
  <div className="flex flex-col gap-5">
    <ScreenHeading action={<NewEdition create={create} />}>Newsletter</ScreenHeading>
    {counts && (
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        <Figure label="Inscritos Ativos" value={formatInteger(counts.active)} />
        <Figure label="Total de Envios" value={formatInteger(counts.sends)} />
        <Figure label="Descadastrados" value={formatInteger(counts.ended)} />
      </dl>
    )}
    <TabNav.Root aria-label="Partes da newsletter" className="overflow-x-auto">
      {tabs.map(({ path, label }) => (
        <TabNav.Link key={path} asChild active={path === tab}>
          <Link href={path} prefetch={false}>
            {label}
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
    {children}
  </div>
)
