import type { ArticleActions } from '#components/articles/form/article-actions.ts'
import { ArticleForm } from '#components/articles/form/article-form.client.tsx'
import { asForm } from '#components/articles/saving/form-fields.ts'
import type { ArticlePanels } from '#components/articles/screen/panel-tabs.ts'
import type { EditableRevision } from '#server/articles/revision/queries/revision.ts'
import type { EditableArticle } from '#server/articles/writing/queries/editable.ts'
import type { enterEditing } from '../../../../_page/enter-editing.ts'
import { linkedSite } from '../../../../_page/linked-site.ts'

interface EditingFormProps {
  session: Awaited<ReturnType<typeof enterEditing>>
  article: EditableArticle | EditableRevision
  actions: ArticleActions
  panels: ArticlePanels
}

/** The writing screen of an article, or of its author's revision of it. */
export async function EditingForm({ session, article, actions, panels }: EditingFormProps) {
  const { fields, cover, cityNames, ...standing } = article
  return (
    <ArticleForm
      // A text that was saved as a new draft, and a revision that was begun, are screens of their own.
      key={standing.id}
      userId={session.actor.id}
      email={session.email}
      article={standing}
      initial={asForm(fields)}
      coverSrc={cover?.src ?? null}
      cityNames={cityNames}
      site={await linkedSite()}
      actions={actions}
      panels={panels}
    />
  )
}
