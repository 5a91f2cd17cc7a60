import { Callout } from '@radix-ui/themes'
import { PinOff } from 'lucide-react'
import type { Metadata } from 'next'
import { ArticleSearch } from '#components/articles/corrections/article-search.tsx'
import { PinDialog } from '#components/articles/front/pin-dialog.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { longDateTime } from '#lib/text/format.ts'
import { searchPublished } from '#server/articles/desk/queries/titles.ts'
import { pinArticleAction, unpinArticleAction } from '#server/articles/front/actions.ts'
import { type DeskPin, findDeskPin } from '#server/articles/front/queries/pins.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

const path = '/mesa/destaque'

export const metadata: Metadata = { title: 'Destaque da capa' }

/** The pin: the article that an editor chose to lead the home page. */
export default async function PinPage({ searchParams }: PageProps<'/mesa/destaque'>) {
  const { actor } = await enter(path)
  const { q } = await searchParams
  const words = typeof q === 'string' ? q : ''
  const [pin, found] = await Promise.all([findDeskPin(actor, now()), searchPublished(actor, words)])
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading shown={{ path: '/', label: 'Ver a capa' }}>Destaque da capa</ScreenHeading>
      <Section title="No ar agora">{pin ? <Running pin={pin} /> : <p>O artigo mais novo abre a capa.</p>}</Section>
      <Section title="Escolher um artigo" intro="O artigo abre a página inicial até o prazo que você escolher.">
        <ArticleSearch action={path} words={words} found={found}>
          {article =>
            article.id !== pin?.articleId && (
              <PinDialog articleId={article.id} title={article.title} pin={pinArticleAction} />
            )
          }
        </ArticleSearch>
      </Section>
    </div>
  )
}

function Running({ pin }: { pin: DeskPin }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <a href={pin.path} className="font-serif text-xl font-semibold hover:underline">
        {pin.title}
      </a>
      <p className="text-sm text-soft">
        Até {longDateTime(pin.expiresAt)}, por {pin.pinnedBy}
      </p>
      {!pin.shown && (
        <Callout.Root color="amber" size="1">
          <Callout.Text>Este artigo saiu do ar: a capa mostra o mais novo.</Callout.Text>
        </Callout.Root>
      )}
      <ActButton
        act={unpinArticleAction}
        input={{ articleId: pin.articleId }}
        success="Destaque removido."
        failure="Não foi possível remover o destaque."
        busyText="Removendo..."
        color="gray"
        icon={<PinOff aria-hidden size={16} />}
      >
        Remover destaque
      </ActButton>
    </div>
  )
}
