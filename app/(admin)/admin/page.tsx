import { Card, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { openAreas } from '#lib/addresses/admin-areas.ts'
import { enter } from '../_page/enter.ts'

export const metadata: Metadata = { title: 'Visão geral' }

/** Links to the administration screens that the person may open. */
export default async function AdminPage() {
  const { actor } = await enter('/admin')
  return (
    <div className="flex flex-col gap-5">
      <Heading as="h1" size="7">
        Administração
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        {openAreas(actor).map(({ path, label, purpose }) => (
          <li key={path}>
            <Card asChild size="2" className="h-full">
              <Link href={path} prefetch={false}>
                <Heading as="h2" size="3">
                  {label}
                </Heading>
                <p className="mt-1 text-sm text-soft">{purpose}</p>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
