import '#components/editor/editor.css'
import { Callout, Heading, Text } from '@radix-ui/themes'
import { Lock } from 'lucide-react'
import { RawHtml } from '#components/reader/raw.tsx'
import type { LoadedArticle } from '../saving/standing-article.ts'
import { UnsavedText } from '../saving/unsaved-text.client.tsx'

interface PublishedArticleProps {
  article: LoadedArticle
  userId: string
}

/** The text of a published or scheduled article on its author's screen. The author only reads it: it belongs to the newspaper (PUB-4). */
export function PublishedArticle({ article: { id, fields, status, cover }, userId }: PublishedArticleProps) {
  const isPublic = status === 'published'
  return (
    <>
      <UnsavedText userId={userId} articleId={id} isPublic={isPublic} />
      <Heading as="h1" size={{ initial: '7', sm: '8' }} className="wrap-anywhere">
        {fields.title}
      </Heading>
      <Text as="p" size="4" color="gray" className="wrap-anywhere">
        {fields.summary}
      </Text>
      <Callout.Root role="note" size="1" color="gray">
        <Callout.Icon>
          <Lock aria-hidden size={16} />
        </Callout.Icon>
        <Callout.Text>
          {isPublic ? (
            <>
              <strong className="text-ink">Este artigo está no ar.</strong> Para mudar alguma coisa, escreva uma
              atualização: o texto publicado continua no ar até um editor publicar a sua atualização.
            </>
          ) : (
            <>
              <strong className="text-ink">Somente leitura.</strong> Este artigo está agendado para publicação e, por
              isso, não pode ser alterado por aqui. Se algo precisa mudar, fale com um editor: a equipe de edição pode
              corrigir o texto ou devolvê-lo para rascunho, e então você volta a editá-lo.
            </>
          )}
        </Callout.Text>
      </Callout.Root>
      {cover && <img src={cover.src} alt={fields.coverAlt} className="aspect-video w-full rounded-sm object-cover" />}
      <div className="text-frame">
        <RawHtml className="editor-text px-0!" html={fields.content} />
      </div>
    </>
  )
}
