import '../articles.css'
import '#components/editor/editor.css'
import { Badge, Button, Callout, Heading, Text } from '@radix-ui/themes'
import { Lock, PenLine } from 'lucide-react'
import Link from 'next/link'
import { RawHtml } from '#components/reader/raw.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { LoadedArticle } from '../saving/standing-article.ts'
import { UnsavedText } from '../saving/unsaved-text.client.tsx'
import { statusColors, statusNames } from '../status.ts'

interface PublishedArticleProps {
  article: LoadedArticle
  userId: string
  /** Creates a revision beside the public text. */
  begin: Act<{ id: string }>
}

/** A published or scheduled article on its author's screen. The author only reads it: it belongs to the newspaper (PUB-4). */
export function PublishedArticle({ article, userId, begin }: PublishedArticleProps) {
  const { fields, status, path } = article
  const isPublic = status === 'published'
  return (
    <div className="flex flex-col gap-5">
      <Callout.Root role="note">
        <Callout.Icon>
          <Lock aria-hidden size={18} />
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
      <UnsavedText userId={userId} articleId={article.id} isPublic={isPublic} />
      <div className="flex flex-wrap items-center gap-3">
        <Badge color={statusColors[status]}>{statusNames[status]}</Badge>
        {isPublic && (
          <ActButton
            act={begin}
            input={{ id: article.id }}
            success="Atualização iniciada."
            failure="Não foi possível iniciar a atualização."
            busyText="Iniciando..."
            variant="solid"
            icon={<PenLine aria-hidden size={16} />}
          >
            Escrever uma atualização
          </ActButton>
        )}
        {isPublic && (
          <Button asChild variant="soft">
            <a href={path}>Ver artigo publicado</a>
          </Button>
        )}
        <Button asChild variant="soft" color="gray">
          <Link href="/my-articles">Voltar aos meus artigos</Link>
        </Button>
      </div>
      <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-3">
        <Heading as="h1" size={{ initial: '7', sm: '8' }}>
          {fields.title}
        </Heading>
        <Text as="p" size="4" color="gray">
          {fields.summary}
        </Text>
      </div>
      <RawHtml className="editor-text px-0!" html={fields.content} />
    </div>
  )
}
