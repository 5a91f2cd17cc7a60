'use client'

import { Button, IconButton } from '@radix-ui/themes'
import { Eye, Link2, PanelRight, Smartphone } from 'lucide-react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import type { PreviewWidth } from './use-preview.client.tsx'
import type { SidePanelState } from './use-side-panel.client.tsx'

export interface MainActsProps {
  /** The id of the form that “Salvar” submits. */
  formId: string
  article: StandingArticle | null
  /** What this person may do with the article, or with the draft that a new text became. */
  abilities: StandingArticle['abilities'] | undefined
  /** Whether the text is gone or another's now: nothing can be done with it here. */
  isElsewhere: boolean
  /** Whether the text was begun on this screen. */
  isNew: boolean
  busy: boolean
  /** The status that the save will set. */
  wanted: ArticleStatus
  onMove: (status: ArticleStatus) => void
  onPreview: (width: PreviewWidth) => void
  panelId: string
  panel: SidePanelState
}

async function copyLink(path: string): Promise<void> {
  if (await copyText(new URL(path, window.location.origin).href)) toast.success('Link copiado.')
  else toast.error('Não foi possível copiar o link.')
}

/** The bar's buttons: to see the text as readers do, to move it on, to save it (ART-4), and on a narrow window to open the panel. */
export function MainActs(props: MainActsProps) {
  const { formId, article, abilities, isElsewhere, isNew, busy, wanted, onMove, onPreview, panelId, panel } = props
  const status = article?.status ?? 'draft'
  const opener = <PanelOpener panel={panel} panelId={panelId} />
  if (isElsewhere) return <div className="writing-acts">{opener}</div>
  const isAuthors = abilities !== undefined && !abilities.setStatus
  return (
    <div className="writing-acts">
      {article && (status === 'published' || article.revisionOf) && <PublicLink article={article} />}
      {article && status !== 'published' && !article.revisionOf && (
        <>
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => onPreview('desk')}>
            <Eye aria-hidden size={16} /> <span className="max-sm:sr-only">Ver prévia</span>
          </Button>
          <IconButton
            type="button"
            variant="soft"
            color="gray"
            className="max-sm:hidden!"
            aria-label="Ver prévia no celular"
            title="Ver prévia no celular"
            disabled={busy}
            onClick={() => onPreview('phone')}
          >
            <Smartphone aria-hidden size={16} />
          </IconButton>
        </>
      )}
      {isAuthors && abilities.submit && (
        <Button type="button" variant="soft" disabled={busy} onClick={() => onMove('review')}>
          Enviar para Revisão
        </Button>
      )}
      {isAuthors && abilities.takeBack && (
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => onMove('draft')}>
          Retirar da revisão
        </Button>
      )}
      {article?.abilities.publish && (article.revisionOf || status !== 'published') && (
        <Button type="button" variant="soft" color="green" disabled={busy} onClick={() => onMove('published')}>
          <span>Publicar {article.revisionOf ? <span className="max-sm:sr-only">atualização</span> : 'Artigo'}</span>
        </Button>
      )}
      <SubmitButton form={formId} size="2" busy={busy} busyText="Salvando...">
        <span>
          Salvar
          {isNew && status === 'draft' && wanted === 'draft' && <span className="max-sm:sr-only"> rascunho</span>}
        </span>
      </SubmitButton>
      {opener}
    </div>
  )
}

/** On a narrow window, opens the panel as a sheet. */
export const PanelOpener = ({ panel, panelId }: Pick<MainActsProps, 'panel' | 'panelId'>) => (
  <Button
    ref={panel.opener}
    type="button"
    variant="soft"
    color="gray"
    className="side-opener"
    aria-expanded={panel.isOpen}
    aria-controls={panelId}
    onClick={panel.toggle}
  >
    <PanelRight aria-hidden size={16} /> <span className="max-sm:sr-only">Painel</span>
  </Button>
)

/** Links to what readers see. */
export const PublicLink = ({
  article: { path, revisionOf },
}: {
  article: Pick<StandingArticle, 'path' | 'revisionOf'>
}) => (
  <>
    <a href={path} className="text-sm text-accent underline">
      {revisionOf ? 'Ver no ar' : 'Ver no site'}
    </a>
    <Button type="button" variant="soft" color="gray" onClick={() => copyLink(path)}>
      <Link2 aria-hidden size={16} /> <span className="max-sm:sr-only">Copiar link</span>
    </Button>
  </>
)
