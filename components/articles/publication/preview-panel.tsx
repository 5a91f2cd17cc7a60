import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { PreviewLink } from '#server/articles/reading/queries/preview.ts'
import { NewPreview, type NewPreviewProps } from './new-preview.client.tsx'

interface PreviewPanelProps {
  articleId: string
  links: readonly PreviewLink[]
  create: NewPreviewProps['create']
  revoke: Act<{ id: string }>
}

/** The preview links of an article that is not public yet (PUB-6). */
export function PreviewPanel({ articleId, links, create, revoke }: PreviewPanelProps) {
  return (
    <Section
      title="Prévia"
      intro="Quem tem o link lê o texto como ele está salvo, sem entrar no sistema. Buscadores não o encontram."
    >
      <div className="flex flex-col gap-4">
        <NewPreview articleId={articleId} standing={links.map(({ id }) => id)} create={create} />
        {links.length > 0 && (
          <ul aria-label="Links de prévia" className="flex flex-col gap-3">
            {links.map(({ id, creator, createdAt, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-3">
                <p className="text-sm wrap-anywhere">
                  Criado por {creator} em {longDateTime(createdAt)}; vale até {longDateTime(expiresAt)}.
                </p>
                <ActButton
                  act={revoke}
                  input={{ id }}
                  success="Link revogado."
                  failure="Não foi possível revogar o link."
                  color="red"
                  aria-label={`Revogar o link de ${longDateTime(createdAt)}`}
                >
                  Revogar
                </ActButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
