import { Callout } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { AutomaticForm } from '#components/newsletter/automatic-form.client.tsx'
import { NewsletterFrame } from '#components/newsletter/newsletter-frame.tsx'
import { cardsShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { automaticEditionsPath } from '#lib/addresses/paths.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import { findAutomatic } from '#server/newsletter/automatic/queries.ts'
import { createEditionAction } from '#server/newsletter/editions/actions.ts'
import { saveAutomaticAction } from '#server/newsletter/sending/actions.ts'
import { countNewsletter } from '#server/newsletter/sending/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Edições automáticas' }

const readers = (count: number) => `Hoje iria a ${plural(count, 'pessoa', 'pessoas')}.`

/** The newsletter's automatic editions, for masters. */
export default async function AutomaticPage() {
  const { actor } = await enter(automaticEditionsPath)
  return loaded(cardsShape, async () => {
    const [counts, automatic] = await Promise.all([
      block('newsletter-counts', countNewsletter(actor)),
      findAutomatic(actor),
    ])
    const { fields, daily, weekly, welcomed, hasAddress } = automatic
    const switches = [
      {
        name: 'daily',
        label: 'Edição diária',
        hint: `“Bom dia” com as notícias novas de cada cidade e a agenda, de manhã. Sem notícia nova, não sai. ${readers(daily)}`,
      },
      {
        name: 'weekly',
        label: 'Edição semanal',
        hint: `O resumo da semana de cada cidade, na mesma hora, uma vez por semana. ${readers(weekly)}`,
      },
      {
        name: 'welcome',
        label: 'Boas-vindas',
        hint: `Duas mensagens a quem se inscreve: uma na confirmação, outra três dias depois. Já entregues: ${formatInteger(welcomed)}.`,
      },
    ] as const
    return (
      <NewsletterFrame tab={automaticEditionsPath} counts={counts} create={createEditionAction}>
        <Section
          title="Edições automáticas"
          intro="Quem escolheu uma cidade recebe a edição dela; quem escolheu todas recebe a geral."
        >
          {!hasAddress && (
            <Callout.Root color="amber" size="1">
              <Callout.Text>
                Falta o endereço postal do jornal, que vai no rodapé de cada edição.{' '}
                <Link href="/admin/jornal" prefetch={false} className="underline">
                  Preencher em Jornal
                </Link>
              </Callout.Text>
            </Callout.Root>
          )}
          <AutomaticForm fields={fields} switches={switches} save={saveAutomaticAction} />
        </Section>
      </NewsletterFrame>
    )
  })
}
