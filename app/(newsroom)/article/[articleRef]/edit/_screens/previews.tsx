import { PreviewPanel } from '#components/articles/publication/preview-panel.tsx'
import { createPreviewAction, revokePreviewAction } from '#server/articles/publication/actions.ts'
import type { PreviewLink } from '#server/articles/publication/queries/preview.ts'

/** Preview links to an unpublished article; nothing for a published one (`links` is null). */
export const Previews = ({ articleId, links }: { articleId: string; links: PreviewLink[] | null }) =>
  links && (
    <div className="mt-5">
      <PreviewPanel articleId={articleId} links={links} create={createPreviewAction} revoke={revokePreviewAction} />
    </div>
  )
